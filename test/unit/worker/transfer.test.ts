import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { DocumentRef, OffsetEdit, Reply } from '../../../src/worker/api.ts';
import { Documents } from '../../../src/worker/documents.ts';
import { Failed, replyOf } from '../../../src/worker/failed.ts';
import type { SentDocument, TextReceiver } from '../../../src/worker/transfer.ts';
import { TextSender } from '../../../src/worker/transfer.ts';

const runs = Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

/** A document of an editor. */
class Editor implements SentDocument {
  version = 1;
  text: string;
  readonly uri: string;
  readonly #piece: number;

  constructor(uri: string, text: string, piece: number) {
    this.uri = uri;
    this.text = text;
    this.#piece = piece;
  }

  get length(): number {
    return this.text.length;
  }

  readPiece(offset: number): string {
    return this.text.slice(offset, offset + this.#piece);
  }

  edit(edits: readonly OffsetEdit[], versions = 1): void {
    for (const { offset, length, text } of edits) this.text = this.text.slice(0, offset) + text + this.text.slice(offset + length);
    this.version += versions;
  }
}

/** A worker as far as texts go: it can lose everything. */
class Receiver implements TextReceiver {
  life = 0;
  begun = 0;
  documents = new Documents(() => {});

  crash(): void {
    this.life += 1;
    this.documents = new Documents(() => {});
  }

  beginText(document: DocumentRef): void {
    this.begun += 1;
    this.documents.begin(document);
  }

  appendText(document: DocumentRef, piece: string): void {
    this.documents.append(document, piece);
  }

  endText(document: DocumentRef, length: number): void {
    this.documents.end(document, length);
  }

  edit(document: DocumentRef, from: number, edits: readonly OffsetEdit[], length: number): void {
    this.documents.edit(document, from, edits, length);
  }

  readFile(): Promise<Reply<null>> {
    throw new Error('These texts are no files.');
  }

  close(uri: string): void {
    this.documents.close(uri);
  }

  read(document: DocumentRef): Promise<Reply<string>> {
    return replyOf(() => [...this.documents.text(document).chunks()].join(''));
  }
}

/** A sender over a clock of which every look takes 0.2 ms, so that a pause comes after two or three pieces. */
function senderTo(receiver: Receiver, pause: () => void): TextSender {
  let time = 0;
  return new TextSender(
    receiver,
    async () => pause(),
    () => (time += 0.2),
  );
}

const someText = fc.string({ unit: fc.constantFrom('1', '2 ', '\r\n', '\u{1F600}', '\uDE00'), maxLength: 30 });
const someEdits = fc.array(fc.record({ at: fc.nat(200), length: fc.nat(9), text: someText }), { minLength: 0, maxLength: 3 });
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ edits: someEdits, versions: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.constantFrom('crash', 'untold', 'spoilt', 'send' as const) },
);

void test('whatever happens during and after a transfer, the worker ends with the current text', async () => {
  await fc.assert(
    fc.asyncProperty(
      someText,
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.option(action), { maxLength: 25 }),
      async (text, piece, actions) => {
        // A worker that spoils the text again while it is sent again is no worker: once is enough.
        const script = actions.filter((next, index) => next !== 'spoilt' || actions.indexOf('spoilt') === index);
        const receiver = new Receiver();
        const editor = new Editor('a', text.repeat(3), piece);
        const sends: Promise<void>[] = [];
        // Changes that are not told come to light by version and length; from then on none is told in this test.
        let told = true;
        const act = (): void => {
          const next = script.shift() ?? null;
          if (next === 'crash') receiver.crash();
          else if (next === 'untold') told = false;
          else if (next === 'spoilt') receiver.appendText({ uri: 'a', version: -1 }, '');
          else if (next === 'send') sends.push(sender.send(editor));
          else if (next !== null) {
            const edits: OffsetEdit[] = [];
            let { length } = editor;
            for (const edit of next.edits) {
              const offset = edit.at % (length + 1);
              const whole = { offset, length: Math.min(edit.length, length - offset), text: edit.text };
              edits.push(whole);
              length += whole.text.length - whole.length;
            }
            editor.edit(edits, next.versions);
            if (told) sender.changed(editor, edits);
          }
        };
        const sender = senderTo(receiver, act);
        const first = await sender.request(editor, (ref) => receiver.read(ref));
        assert.deepEqual(first, { ok: true, value: editor.text });
        while (script.length > 0) act();
        await Promise.all(sends);
        assert.deepEqual(await sender.request(editor, (ref) => receiver.read(ref)), { ok: true, value: editor.text });
        receiver.crash();
        await sender.replay();
        assert.deepEqual(await receiver.read(editor), { ok: true, value: editor.text });
      },
    ),
    { seed: 2, numRuns: 1500 * runs },
  );
});

void test('typing during a transfer does not make it start over', async () => {
  const receiver = new Receiver();
  const editor = new Editor('a', '0123456789'.repeat(50), 5);
  let typed = 0;
  const sender = senderTo(receiver, () => {
    const edits = [{ offset: (typed * 13) % editor.length, length: 1, text: 'xy' }];
    typed += 1;
    editor.edit(edits);
    sender.changed(editor, edits);
  });
  await sender.send(editor);
  assert.ok(typed > 20);
  assert.equal(receiver.begun, 1);
  assert.deepEqual(await receiver.read(editor), { ok: true, value: editor.text });
});

void test('a change of state that is no edit sends nothing, and a text that is there is not sent again', async () => {
  const receiver = new Receiver();
  const editor = new Editor('a', 'text', 2);
  const sender = senderTo(receiver, () => {});
  await sender.send(editor);
  sender.changed(editor, []);
  await sender.send(editor);
  assert.equal(receiver.begun, 1);
  assert.equal((await receiver.read(editor)).ok, true);
});

void test('another document of the same name and version is sent whole, also in the middle of the first', async () => {
  for (const firstIsThere of [true, false]) {
    const receiver = new Receiver();
    const sender = senderTo(receiver, () => {});
    const first = sender.send(new Editor('untitled', 'a'.repeat(1000), 10));
    if (firstIsThere) await first;
    const second = new Editor('untitled', '2\n5 4 8 8\n', 3);
    await sender.send(second);
    await first;
    assert.deepEqual(await receiver.read(second), { ok: true, value: second.text });
  }
});

void test('a closed document ends its transfer and is not replayed', async () => {
  const receiver = new Receiver();
  const editor = new Editor('a', 'text'.repeat(20), 2);
  let pauses = 0;
  const sender = senderTo(receiver, () => {
    pauses += 1;
    if (pauses === 3) sender.close('a');
  });
  const reply = await sender.request(editor, (ref) => receiver.read(ref));
  assert.deepEqual(reply, { ok: false, failure: { code: 'not-mirrored' } });
  assert.equal(pauses, 3);
  await sender.replay();
  assert.equal(receiver.begun, 1);
});

void test('a reply that says not-mirrored sends anew once, other failures do not', async () => {
  const receiver = new Receiver();
  const editor = new Editor('a', 'text', 2);
  const sender = senderTo(receiver, () => {});
  let asked = 0;
  const never = (): Promise<Reply<string>> => {
    asked += 1;
    return replyOf(() => {
      throw new Failed({ code: 'not-mirrored' });
    });
  };
  assert.equal((await sender.request(editor, never)).ok, false);
  assert.deepEqual([asked, receiver.begun], [2, 2]);
  await sender.request(editor, () =>
    replyOf(() => {
      throw new Failed({ code: 'cancelled' });
    }),
  );
  assert.equal(receiver.begun, 2);
});
