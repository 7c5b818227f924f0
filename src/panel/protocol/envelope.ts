import { isRecord, type Guard } from './shape.ts';

/** The guards of the arguments of each method that a side offers. */
export type CallGuards<Api> = {
  readonly [Method in keyof Api]: Api[Method] extends (...args: infer Args) => unknown ? Guard<Args> : never;
};

/**
 * Whether a message that came over birpc is one to act on: a call of a known method with arguments of the right shape,
 * or an answer to a call (whose value the caller checks). Anything else is a malformed message.
 */
export function isMessage<Api>(message: unknown, calls: CallGuards<Api>): boolean {
  if (!isRecord(message)) return false;
  if (message['t'] === 's') return typeof message['i'] === 'string';
  if (message['t'] !== 'q' || typeof message['m'] !== 'string' || !Object.hasOwn(calls, message['m'])) return false;
  const guard = (calls as Readonly<Record<string, Guard<unknown>>>)[message['m']];
  return guard !== undefined && guard(message['a']);
}
