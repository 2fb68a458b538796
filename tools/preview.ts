/** `npm start`: the preview of every brand, with the platform simulated in the browser. `PORT`, `HOST`. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { inspectBrand, listBrands } from './brand-files/loadBrand.ts';
import { brandPreview } from './preview/brandPreview.ts';

const { PORT = '5173', HOST } = process.env;

const brands = listBrands();
const hosts = brands.flatMap((id) => inspectBrand(id).loaded?.brand.hosts ?? []);

const server = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  appType: 'custom',
  plugins: [brandPreview()],
  server: { port: Number(PORT), ...(HOST === undefined ? {} : { host: HOST }), allowedHosts: hosts },
  optimizeDeps: { entries: ['preview/start.ts', 'preview/workbench.tsx', 'features/*/chunk.ts'] },
});
await server.listen();

const address = server.httpServer?.address();
const port = typeof address === 'object' && address !== null ? address.port : PORT;
brands.forEach((id, index) => console.log(`${id}: http://localhost:${port}/${index === 0 ? '' : `?brand=${id}`}`));
