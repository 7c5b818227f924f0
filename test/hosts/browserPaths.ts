import path from 'node:path';

/** Names on PATH under which Chrome, Chromium or Edge is found on Linux, the preferred first. */
const namesOnPath = [
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

const macPrograms = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/**
 * Where a Chrome, Chromium or Edge may be installed, the preferred place first.
 * @param platform as `process.platform`
 * @param environment as `process.env`
 * @returns absolute paths; whether there is such a file is for the caller to see
 */
export function browserPaths(platform: string, environment: Readonly<Record<string, string | undefined>>): string[] {
  switch (platform) {
    case 'win32': {
      const roots = [environment['ProgramFiles'], environment['ProgramFiles(x86)'], environment['LOCALAPPDATA']];
      return windowsPrograms.flatMap((program) => roots.filter((root) => !!root).map((root) => path.win32.join(root!, program)));
    }
    case 'darwin': {
      const roots = ['/Applications', ...(environment['HOME'] ? [path.posix.join(environment['HOME'], 'Applications')] : [])];
      return macPrograms.flatMap((program) => roots.map((root) => path.posix.join(root, program)));
    }
    default: {
      const folders = (environment['PATH'] ?? '').split(':').filter((folder) => path.posix.isAbsolute(folder));
      const onPath = namesOnPath.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
      return [...onPath, '/opt/google/chrome/chrome', '/snap/bin/chromium'];
    }
  }
}
