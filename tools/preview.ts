/**
 * `npm start`: the preview of every brand on the simulated platform, on a running one with `--platform`, or on a recording with
 * `--replay`. `PORT`, `HOST`; `WATCH=0` disables reloads.
 */
import { brandsOption } from './brand-files/brandsOption.ts';
import { foldersAt } from './brand-files/foldersAt.ts';
import { inspectBrand, listBrands } from './brand-files/loadBrand.ts';
import { createRecorder } from './preview/record/recorder.ts';
import { readRecording } from './preview/record/recording.ts';
import { replayPlatform } from './preview/record/replay.ts';
import { CREATE_PATH } from './preview/workbenchPage.ts';
import { startPreview } from './preview/startPreview.ts';
import { type PlatformOptions, proxyOf, readCommandLine } from './site/proxy/platformOptions.ts';

interface Options extends PlatformOptions {
  record?: string;
  replay?: string;
  brands: string;
}

const { PORT = '5173', HOST, WATCH } = process.env;

const { record, replay, brands, ...asked } = readCommandLine<Options>('start', (command) =>
  command
    .addOption(brandsOption())
    .option('--record <file>', 'keeps the calls to the platform, without secrets, for --replay')
    .option('--replay <file>', 'answers calls with the replies of a recording'),
);

async function start() {
  if (record !== undefined && asked.platform === undefined) throw new Error('--record: expected with --platform, got it alone');
  if (replay !== undefined && asked.platform !== undefined) throw new Error('--replay: expected without --platform, got both');
  const recording = replay === undefined ? null : readRecording(replay);
  const platform = recording === null || replay === undefined ? proxyOf(asked) : replayPlatform(replay, recording);
  const recorder = record === undefined ? undefined : createRecorder(record);
  const folders = foldersAt(brands);
  const { origin } = await startPreview({ port: Number(PORT), host: HOST, watch: WATCH !== '0', folders, platform, recorder });
  if (recording !== null) return console.log(`${recording.brand}: ${origin}/?brand=${recording.brand}, from ${replay}`);
  listBrands(folders).forEach((id, index) => {
    const { loaded } = inspectBrand(id, { folders });
    const before = platform && loaded ? `, before ${platform.originOf(loaded)}` : '';
    console.log(`${id}: ${origin}/${index === 0 ? '' : `?brand=${id}`}${before}`);
  });
  if (listBrands(folders).length === 0) console.log('There is no brand yet.');
  console.log(`new brand: ${origin}${CREATE_PATH}`);
  if (platform === undefined && listBrands(folders).length > 0) console.log(`signed in: ${origin}/?user=member01`);
}

await start().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
