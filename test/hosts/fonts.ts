import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Fonts for a machine that has none, and so that pictures look the same on every machine. */
export const fontVersions = { '@embedpdf/fonts-latin': '1.0.0', '@embedpdf/fonts-sc': '1.0.0', 'dejavu-fonts-ttf': '2.37.3' };

const files = [
  ...['Regular', 'Italic', 'Medium', 'SemiBold', 'Bold', 'BoldItalic'].map((style) => `@embedpdf/fonts-latin/fonts/NotoSans-${style}.ttf`),
  ...['Regular', 'Bold'].map((style) => `@embedpdf/fonts-sc/fonts/NotoSansHans-${style}.otf`),
  ...['', '-Bold', '-Oblique', '-BoldOblique'].map((style) => `dejavu-fonts-ttf/ttf/DejaVuSansMono${style}.ttf`),
  // Arrows, ticks and geometric shapes.
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
];

/** Copies the fonts in use out of installed packages. */
export function copyFonts(nodeModules: string, fonts: string): void {
  mkdirSync(fonts, { recursive: true });
  for (const file of files) copyFileSync(path.join(nodeModules, file), path.join(fonts, path.basename(file)));
}

const proportional = ['Noto Sans', 'Noto Sans S Chinese', 'DejaVu Sans'];
const fixed = ['DejaVu Sans Mono', 'Noto Sans S Chinese', 'DejaVu Sans'];

/** The text of a fontconfig file that knows the fonts of one folder and no others. */
export function fontsConfiguration(fonts: string, fontsCache: string): string {
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const strings = (names: readonly string[]): string => names.map((name) => `<string>${name}</string>`).join('');
  const monospace = ['monospace', 'mono', 'Monospace', 'Courier New', 'Courier'].map(
    (family) =>
      `  <match><test name="family"><string>${family}</string></test>` +
      `<edit name="family" mode="prepend" binding="strong">${strings(fixed)}</edit></match>`,
  );
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    `  <dir>${escape(fonts)}</dir>`,
    `  <cachedir>${escape(fontsCache)}</cachedir>`,
    ...monospace,
    // Every other family that is not there, the generic ones too.
    `  <match><edit name="family" mode="append_last" binding="strong">${strings(proportional)}</edit></match>`,
    '</fontconfig>',
    '',
  ].join('\n');
}

/**
 * Writes the fontconfig file of a folder of fonts; it names absolute paths, so it is written anew when the folder has moved.
 * @returns the path of the file, for FONTCONFIG_FILE
 */
export function writeFontsConfiguration(directory: string, fonts: string): string {
  const file = path.join(directory, 'fonts.conf');
  const text = fontsConfiguration(fonts, path.join(directory, 'fonts-cache'));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}
