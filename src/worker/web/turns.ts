/**
 * Queues callbacks behind the messages that have arrived: a message to oneself takes its place there, while timers are
 * held back to 4 ms when they follow one another.
 */
export function makeTurns(): (callback: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener('message', () => waiting.shift()?.());
  port1.start();
  return (callback) => {
    waiting.push(callback);
    port2.postMessage(null);
  };
}
