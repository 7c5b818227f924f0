// What restricted mode could change: reading files and settings, showing pages, writing through the editor.
import './activation.ts';
import './diagnostics.ts';
import './panel.ts';
import './solving.ts';
import './solvingFiles.ts';
import './takingAlong.ts';
import './testing.ts';
import './making.ts';
