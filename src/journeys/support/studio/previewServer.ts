import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../..', import.meta.url));

/** A running `npm start`. */
export interface PreviewServer {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts the preview of a folder of brands, with no reloads.
 * @param port default: a free one
 * @throws with what it said when it ends before it serves
 */
export async function startPreviewOf(brands: string, port = 0): Promise<PreviewServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/preview.ts', '--brands', brands], {
    cwd: project,
    env: { ...process.env, PORT: String(port), WATCH: '0' },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += String(chunk);
        const found = /new brand: (http:\/\/localhost:\d+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    server.once('exit', () => reject(new Error(`The preview did not start: ${said}`)));
  });
  return {
    origin,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
