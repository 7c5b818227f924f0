// Mocha's browser build asks for a page's globals when it loads and runs; the extension host of Node has neither.
const host = globalThis as { location?: object; addEventListener?: () => void; removeEventListener?: () => void };
host.location ??= { search: '' };
host.addEventListener ??= () => {};
host.removeEventListener ??= () => {};
