import { createBirpc, type BirpcReturn } from 'birpc';
import type { Reply } from '../../worker/api.ts';
import type { Translator } from '../../words/translator.ts';
import { isMessage, type CallGuards } from '../protocol/envelope.ts';
import type { PageHostApi } from '../protocol/pages.ts';
import type { Guard } from '../protocol/shape.ts';
import { isReply } from '../protocol/viewGuards.ts';

/** The two ends of a page's messages. */
export interface MessagePort {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
}

/** What a page gets from the document it is in. */
export interface PageFrame {
  readonly port: MessagePort;
  readonly l10n: Translator;
  /** BCP 47. */
  readonly language: string;
  /** What the page kept before its tab was hidden or the window reloaded: of any shape. */
  readonly saved: unknown;
  /** Keeps what is needed to be there again. */
  readonly remember: (state: unknown) => void;
  readonly body: HTMLElement;
}

/**
 * Connects a page to the extension. Calls of the extension are checked by `guards`, others dropped; `commands` are the
 * calls of the page that have no answer. The page calls `ready` when it can be told things.
 */
export function connectPage<HostApi extends PageHostApi, ViewApi extends object>(
  port: MessagePort,
  api: ViewApi,
  guards: CallGuards<ViewApi>,
  commands: readonly (keyof HostApi)[],
): BirpcReturn<HostApi, ViewApi> {
  return createBirpc<HostApi, ViewApi>(api, {
    post: (message) => port.post(message),
    on: (receive) =>
      port.listen((message) => {
        if (isMessage(message, guards)) receive(message);
        else port.post({ t: 'q', m: 'log', a: ['A page got a message that it does not know.'] });
      }),
    timeout: -1,
    eventNames: ['ready', 'log', ...commands],
  });
}

/** An answer of the extension, where it has the right shape; else why there is none, which is logged. */
export async function checkedReply<Value>(
  question: string,
  answer: Promise<unknown>,
  guard: Guard<Value>,
  log: (text: string) => void,
): Promise<Reply<Value>> {
  const message = await answer.then(
    (reply) => (isReply(reply, guard) ? reply : `The answer to ${question} has not the right shape.`),
    (error: unknown) => `${question} failed: ${String(error)}`,
  );
  if (typeof message !== 'string') return message;
  log(message);
  return { ok: false, failure: { code: 'unexpected', message } };
}
