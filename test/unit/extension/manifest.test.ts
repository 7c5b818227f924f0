import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { assessmentType, commands, contextKeys, diagnoseType, panelType, settings } from '../../../src/extension/manifest.ts';
import { catalogue } from '../../../src/games/catalogue.ts';

interface Manifest {
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly languages: readonly { readonly id: string; readonly extensions: readonly string[]; readonly configuration: string }[];
    readonly keybindings: readonly { readonly command: string; readonly when: string }[];
    readonly menus: Readonly<Record<string, readonly { readonly command?: string; readonly when?: string }[]>>;
    readonly commands: readonly { readonly command: string; readonly title: string }[];
    readonly configuration: { readonly properties: Readonly<Record<string, { readonly default: unknown }>> };
  };
}

const root = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('package.json', root), 'utf8');
const manifest = JSON.parse(text) as Manifest;

function keysOf(file: string): readonly string[] {
  return Object.keys(JSON.parse(readFileSync(new URL(file, root), 'utf8')) as object);
}

test('the commands of the code are those of the manifest', () => {
  const contributed = manifest.contributes.commands.map(({ command }) => command);
  assert.deepEqual(Object.values(commands).toSorted(), contributed.toSorted());
});

test('the settings of the code are those of the manifest, with the same defaults', () => {
  const contributed = Object.entries(manifest.contributes.configuration.properties).map(([key, value]) => [key, value.default] as const);
  const known = Object.values(settings).map(({ key, fallback }) => [`optimalPlay.${key}`, fallback] as const);
  assert.deepEqual(new Map(known), new Map(contributed));
});

test('when clauses ask for context keys that the code sets, and for all of them', () => {
  const asked = [...text.matchAll(/"when": "((?:[^"\\]|\\.)*)"/g)].flatMap(
    ([, clause]) => clause.replaceAll(panelType, '').match(/optimalPlay\.\w+/g) ?? [],
  );
  assert.deepEqual([...new Set(asked)].toSorted(), Object.values(contextKeys).toSorted());
});

test('the key solves whatever is in a text editor: an input with mistakes looks like none', () => {
  const [{ command, when }] = manifest.contributes.keybindings;
  assert.equal(command, commands.solve);
  assert.equal(when.split(' || ')[0], 'editorTextFocus');
});

test('folders have menus of ours only where an input was met', () => {
  const { 'explorer/context': explorer, 'optimalPlay.explorer': own } = manifest.contributes.menus;
  assert.deepEqual(
    explorer.flatMap(({ command }) => command ?? []),
    [],
  );
  for (const { command, when } of own.filter((one) => !one.when?.includes('!explorerResourceIsFolder'))) {
    assert.match(when ?? '', new RegExp(`^explorerResourceIsFolder && ${contextKeys.hasInputs}$`), command);
  }
});

test('it activates for restored pages and after the start, and for nothing else', () => {
  const restored = [panelType, diagnoseType, assessmentType].map((type) => `onWebviewPanel:${type}`);
  assert.deepEqual(manifest.activationEvents.toSorted(), ['onStartupFinished', ...restored].toSorted());
});

test('the languages are those of the catalogue, each with a configuration, without which it would not activate', () => {
  const contributed = manifest.contributes.languages.map(({ id, extensions }) => [id, extensions.map((end) => `*${end}`)]);
  assert.deepEqual(
    contributed,
    catalogue.map(({ language, files }) => [language, [files]]),
  );
  for (const { configuration } of manifest.contributes.languages) assert.ok(readFileSync(new URL(configuration, root), 'utf8'));
});

test('every sentence of the manifest is there in English and in Chinese, and none is left over', () => {
  const used = [...new Set([...text.matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key))];
  assert.deepEqual(keysOf('package.nls.json').toSorted(), used.toSorted());
  assert.deepEqual(keysOf('package.nls.zh-cn.json').toSorted(), used.toSorted());
});
