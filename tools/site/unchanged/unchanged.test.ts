import { appendFileSync, cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { diskFolders } from '../../brand-files/brandFolders.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { swapBack } from '../folder/replaceFolder.ts';
import { engineWith } from '../publish/engine.fixture.ts';
import { sandboxPlatform } from '../publish/platforms.ts';
import { publishBrand, type PublishOptions } from '../publish/publishBrand.ts';
import type { Ask } from '../publish/visitorReads.ts';

const shipped = join(import.meta.dirname, '../../../brands');

interface World {
  brands: string;
  engineDir: string;
  root: string;
  publish: (options?: Partial<PublishOptions>) => Promise<'written' | 'unchanged'>;
}

let world: World;
afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  const brands = mkdtempSync(join(tmpdir(), 'brands-'));
  for (const id of ['base', 'orvane', 'orvane-desk']) cpSync(join(shipped, id), join(brands, id), { recursive: true });
  const [engineDir, root] = [engineWith(), mkdtempSync(join(tmpdir(), 'root-'))];
  const folders = diskFolders(pathToFileURL(`${brands}/`));
  const publish: World['publish'] = async (options) => {
    const usual = { engineDir, root, folders, platformOf: sandboxPlatform, repliesFrom: 'files' as const };
    const { unchanged } = await publishBrand('orvane-desk', { ...usual, ...options });
    return unchanged ? 'unchanged' : 'written';
  };
  world = { brands, engineDir, root, publish };
});

const site = () => realpathSync(join(world.root, 'sites/orvane-desk'));

function change(file: string, text: (before: string) => string): void {
  const path = join(world.brands, file);
  writeFileSync(path, text(readFileSync(path, 'utf8')));
}

const json = (change: object) => (text: string) => JSON.stringify({ ...(JSON.parse(text) as object), ...change });

test('a site is written once; --force writes it again', async () => {
  expect(await world.publish()).toBe('written');
  const first = site();
  expect(await world.publish()).toBe('unchanged');
  expect(site()).toBe(first);
  expect(await world.publish({ force: true })).toBe('written');
  expect(site()).not.toBe(first);
  expect(await world.publish()).toBe('unchanged');
});

const changes: Record<string, () => Partial<PublishOptions> | void> = {
  'a value of the brand': () => change('orvane-desk/brand.json', json({ name: 'Another' })),
  'its theme': () => change('orvane-desk/theme.json', (text) => text.replace('#3FA79A', '#3FA79B')),
  'a text of a language that is not the first': () =>
    change('orvane-desk/texts/pt.json', json({ portal: { close: 'Fechar já' } })),
  'a byte of a picture': () => appendFileSync(join(world.brands, 'orvane/images/mark.svg'), '<!-- -->'),
  'critical styles of the engine': () => writeFileSync(join(world.engineDir, '.vite/critical/home.css'), '.home{color:red}'),
  'the renderer of the engine': () =>
    appendFileSync(join(world.engineDir, 'render/prerender.js'), '\n// another renderer, the same manifest\n'),
  'having its own assets': () => ({ withAssets: true }),
};

// without `repliesFrom` the files are read and validated each time, and what they resolve to is compared
describe.each(['files', undefined] as const)('with replies of %s', (repliesFrom) => {
  const origin = (options: Partial<PublishOptions> | void) => ({ ...options, repliesFrom });

  test.each(Object.entries(changes))('%s makes another site', async (_, make) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await world.publish(origin({}));
    const before = site();
    const options = origin(make());
    expect(await world.publish(options)).toBe('written');
    expect(site()).not.toBe(before);
    expect(await world.publish(options)).toBe('unchanged');
  });
});

test('a brand is validated again only when a file, the engine or an option is another one', async () => {
  const platformOf = vi.fn(sandboxPlatform);
  for (const publish of [1, 2, 3]) {
    await world.publish({ platformOf });
    expect(platformOf, `${publish}`).toHaveBeenCalledTimes(1);
  }
  change('base/brand.json', (text) => `${text}\n`);
  expect(await world.publish({ platformOf })).toBe('unchanged');
  expect(platformOf).toHaveBeenCalledTimes(2);
});

test('a change of a parent counts where the brand shows it, and nowhere else', async () => {
  await world.publish();
  // the child has a name of its own
  change('orvane/brand.json', json({ name: 'Of another name' }));
  expect(await world.publish()).toBe('unchanged');
  change('orvane/brand.json', json({ timeZone: 'Asia/Tokyo' }));
  expect(await world.publish()).toBe('written');
});

test('wrong files are refused, also when the site before them is published', async () => {
  await world.publish();
  change('orvane-desk/brand.json', json({ name: 7 }));
  await expect(world.publish()).rejects.toThrow('orvane-desk/brand.json');
});

test('after a rollback publishing brings the present site back', async () => {
  await world.publish();
  change('orvane-desk/brand.json', json({ name: 'Another' }));
  await world.publish();
  swapBack(join(world.root, 'sites/orvane-desk'));
  expect(readFileSync(join(site(), 'home.html'), 'utf8')).not.toContain('Another');
  expect(await world.publish()).toBe('written');
  expect(readFileSync(join(site(), 'home.html'), 'utf8')).toContain('Another');
});

test('of a running platform the replies count, which are read each time, but not when they were read', async () => {
  const asked: string[] = [];
  let announced = 'one';
  const { ask: simulated } = await sandboxPlatform(
    loadBrand('orvane-desk', { folders: diskFolders(pathToFileURL(`${world.brands}/`)) }),
  );
  const ask: Ask = async (request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const reply = (await simulated(request))!;
    if (!pathname.includes('nnouncement')) return reply;
    const value = { success: true, value: { announcements: [], banners: [], carousels: [], title: announced } };
    return new Response(JSON.stringify(value), { status: reply.status });
  };
  const origin = 'https://platform.example';
  const platform = { platformOf: () => ({ ask, origin }), repliesFrom: () => ({ ask, origin }) };
  expect(await world.publish(platform)).toBe('written');
  const reads = asked.length;
  // the time of a snapshot is no difference
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect(await world.publish(platform)).toBe('unchanged');
  expect(asked).toHaveLength(2 * reads);
  announced = 'two';
  expect(await world.publish(platform)).toBe('written');
});
