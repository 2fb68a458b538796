/**
 * `npm start`: the preview of every brand on the simulated platform, or on a running one with `--platform`. `PORT`, `HOST`;
 * `WATCH=0` disables reloads.
 */
import { inspectBrand, listBrands } from './brand-files/loadBrand.ts';
import { startPreview } from './preview/startPreview.ts';
import { type PlatformOptions, proxyOf, readCommandLine } from './site/proxy/platformOptions.ts';

const { PORT = '5173', HOST, WATCH } = process.env;

const options = readCommandLine<PlatformOptions>('start', () => undefined);
const start = async () => {
  const platform = proxyOf(options);
  return { platform, ...(await startPreview({ port: Number(PORT), host: HOST, watch: WATCH !== '0', platform })) };
};
const { platform, origin } = await start().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
listBrands().forEach((id, index) => {
  const { loaded } = inspectBrand(id);
  const before = platform && loaded ? `, before ${platform.originOf(loaded)}` : '';
  console.log(`${id}: ${origin}/${index === 0 ? '' : `?brand=${id}`}${before}`);
});
if (platform === undefined) console.log(`signed in: ${origin}/?user=member01`);
