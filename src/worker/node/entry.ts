import { parentPort } from 'node:worker_threads';
import { gameRoom } from '../gameRoom.ts';
import { nodeFiles } from './files.ts';
import { nodePort, nodePace } from './thread.ts';
import { serve } from '../serve.ts';
import { warmUp } from '../warming.ts';

if (parentPort === null) throw new Error('This file runs as a worker.');
serve(nodePort(parentPort), { room: gameRoom, pace: nodePace, files: nodeFiles, warmUp });
