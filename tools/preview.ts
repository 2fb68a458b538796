/** `npm start`: the preview of every brand on the simulated platform. `PORT`, `HOST`; `WATCH=0` disables reloads. */
import { listBrands } from './brand-files/loadBrand.ts';
import { startPreview } from './preview/startPreview.ts';

const { PORT = '5173', HOST, WATCH } = process.env;

const { origin } = await startPreview({ port: Number(PORT), host: HOST, watch: WATCH !== '0' });
listBrands().forEach((id, index) => console.log(`${id}: ${origin}/${index === 0 ? '' : `?brand=${id}`}`));
console.log(`signed in: ${origin}/?user=member01`);
