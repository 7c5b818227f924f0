// Serves the web build in a process of its own: node webServer.ts MODULE PORT CONFIG
import { createRequire } from 'node:module';

interface TestWeb {
  runServer(host: string, port: number, config: unknown): Promise<unknown>;
}

const [module = '', port = '', config = '{}'] = process.argv.slice(2);
const testWeb = createRequire(import.meta.url)(module) as TestWeb;
await testWeb.runServer('localhost', Number(port), JSON.parse(config));
