import { resolve } from 'node:path';
import type { Command } from 'commander';
import { foldersAt } from '../brand-files/foldersAt.ts';
import { loadBrand } from '../brand-files/loadBrand.ts';
import { brandsOption } from '../brand-files/brandsOption.ts';

interface Options {
  to: string;
  brands: string;
}

const needs = (folder: string): string => `${folder} is a static site, for any host of static files:

  where      at the root of a host of its own, over https (or on localhost): addresses begin with "/", and the platform
             runs in a service worker
  rewrites   none needed; 404.html is the page for addresses with a parameter, which most hosts send by themselves
  look at it npx serve ${folder}, or python3 -m http.server --directory ${folder}

It is marked as a preview and not indexed. Whoever has its address can open it: it is no secret.`;

async function preview(id: string, { to, brands }: Options, command: Command): Promise<void> {
  if (id === 'base') command.error('error: base is the root layer and has no site');
  const folders = foldersAt(brands);
  // loaded on demand, so that --help and option errors are fast
  const { writeSharedPreview } = await import('../site/shared/writeShared.ts');
  const folder = resolve(to);
  await writeSharedPreview(folder, loadBrand(id, { folders }), folders);
  console.log(needs(folder));
}

export function registerPreview(program: Command): void {
  program
    .command('preview')
    .description('Writes a brand with the simulated platform in its pages as a static site, to be shown to others.')
    .argument('<id>', 'brand to show')
    .requiredOption('--to <dir>', 'folder that is new, empty, or holds an earlier preview')
    .addOption(brandsOption())
    .action(preview);
}
