// What restricted mode could change: reading files and settings, showing pages.
import './activation.ts';
import './diagnostics.ts';
import './panel.ts';
import './solving.ts';
import './solvingFiles.ts';
import './testing.ts';
