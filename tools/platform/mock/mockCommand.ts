import { fileURLToPath } from 'node:url';
import { type Command, InvalidArgumentError } from 'commander';
import { projectRoot } from '../../brand-files/brandFolders.ts';
import { openapi } from '../../openapi/openapi.ts';
import { type MockDocument, mockOf } from './mock.ts';
import { serveMock } from './serveMock.ts';

interface Options {
  seed: number;
  port: number;
  host: string;
  hostile?: boolean;
}

const whole =
  (most: number) =>
  (text: string): number => {
    if (!/^\d{1,10}$/.test(text) || Number(text) > most)
      throw new InvalidArgumentError(`expected a whole number up to ${most}, got "${text}"`);
    return Number(text);
  };

/** `platform mock`: a platform with random replies, until it is stopped. */
export function registerMock(program: Command): void {
  program
    .command('mock')
    .description('serves random replies that fit openapi.json, until Ctrl-C')
    .option('--seed <number>', 'the same seed gives the same replies', whole(2 ** 31 - 1), 1)
    .option('--hostile', 'words of 300 letters, amounts of 20 to 30 digits, empty lists, values at their bounds')
    .option('--port <number>', 'port; 0: any that is free', whole(65_535), 8_790)
    .option('--host <name>', 'address to listen on', '127.0.0.1')
    .action(async ({ seed, hostile = false, port, host }: Options) => {
      const document = JSON.parse(await openapi(fileURLToPath(projectRoot))) as MockDocument;
      const { origin, close } = await serveMock(mockOf(document, { seed, hostile }), { port, host });
      console.log(`${origin} seed ${seed}${hostile ? ', hostile' : ''}`);
      const stop = (): void => void close();
      process.once('SIGINT', stop);
      process.once('SIGTERM', stop);
    });
}
