/** The four kinds of colour theme. */
export const themeKinds = ['dark', 'light', 'highContrastDark', 'highContrastLight'] as const;

export type ThemeKind = (typeof themeKinds)[number];

/** A theme of each kind: its label in the theme picker, its name in the settings, the class of the window. */
export const themes: Readonly<Record<ThemeKind, { readonly label: string; readonly setting: string; readonly className: string }>> = {
  dark: { label: 'Dark Modern', setting: 'Default Dark Modern', className: 'vs-dark' },
  light: { label: 'Light Modern', setting: 'Default Light Modern', className: 'vs' },
  highContrastDark: { label: 'Dark High Contrast', setting: 'Default High Contrast', className: 'hc-black' },
  highContrastLight: { label: 'Light High Contrast', setting: 'Default High Contrast Light', className: 'hc-light' },
};
