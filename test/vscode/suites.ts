import './activation.ts';
import './detection.ts';
import './diagnostics.ts';
import './editing.ts';
import './panel.ts';
import './runs.ts';
import './solving.ts';
