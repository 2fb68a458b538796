import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../brand-files/brandFolders.ts';
import { loadBrand } from '../brand-files/loadBrand.ts';
import { floorHome, floorLobby, floorPanel, floorRegister } from './floorPages.ts';

const source = (name: string): string => fileURLToPath(new URL(`./floor/${name}`, import.meta.url));

/** The compared pages and their paths. */
export const benchPaths = {
  home: { floor: '/floor-home.html', portal: '/' },
  register: { floor: '/floor-register.html', portal: '/register' },
} as const;

/**
 * A folder for the production server: one published brand and the floor's pages, so that both have the same server, host and
 * headers. Uses the files of the engine build.
 */
export function floorSite(engineDir: string, brand: string): { folder: string; remove: () => void } {
  const published = join(engineDir, 'sites', brand);
  if (!existsSync(published)) throw new Error(`There is no build of "${brand}" in ${engineDir}; run "npm run build".`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const site = join(folder, 'sites', brand);
  mkdirSync(join(folder, 'sites'));
  symlinkSync(join(engineDir, 'assets'), join(folder, 'assets'));
  // a published site is a symbolic link
  cpSync(realpathSync(published), site, { recursive: true });
  // the pictures of games come from the platform, which nginx has not; one that is missing is tried four times
  for (const id of loadBrand(brand).chain) {
    const media = fileURLToPath(new URL(`brands/${id}/sandbox/media`, projectRoot));
    if (existsSync(media)) cpSync(media, join(site, 'media'), { recursive: true });
  }
  const read = (file: string) => readFileSync(join(published, file), 'utf8');
  writeFileSync(join(site, 'floor-home.html'), floorHome(read('home.html')));
  writeFileSync(join(site, 'floor-register.html'), floorRegister(read('register.html')));
  writeFileSync(join(site, 'floor-lobby.html'), floorLobby(read('home.html')));
  writeFileSync(join(site, 'floor-panel.html'), floorPanel(read('home.html')));
  writeFileSync(join(site, 'floor-empty.html'), '<!doctype html><link rel="icon" href="data:,">');
  cpSync(source('page.css'), join(site, 'floor.css'));
  cpSync(source('lobby.js'), join(site, 'floor-lobby.js'));
  cpSync(source('panel.js'), join(site, 'floor-panel.js'));
  cpSync(source('rows.js'), join(site, 'floor-rows.js'));
  cpSync(source('form.js'), join(site, 'floor.js'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
