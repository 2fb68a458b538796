import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../../src/engine/brand/json.ts';
import { contrastPairs } from '../contrast.ts';
import { type Mutator, nextOf, pick, setting, spotLike, valueAt } from './mutation.fixture.ts';

const brands = ['folia', 'mayloc', 'orvane'];

/** A colour without contrast to its background. */
const lowContrast: Mutator = (random, shipped) => {
  const id = pick(random, ['base', ...brands]);
  const theme = pick(random, ['light', 'dark']);
  const opaque = contrastPairs.filter(([, background]) => background !== 'header-bg');
  const [foreground, background] = pick(random, opaque);
  const palette = valueAt(JSON.parse(shipped.read(id, 'theme.json')) as Json, `/color/${theme}`) as JsonObject;
  const at = (token: string) => `/color/${theme}/${token}`;
  const spot = { id, file: 'theme.json', pointer: at(foreground) };
  return setting(spot, palette[background]!, { paths: [at(foreground), at(background)], says: 'contrast:' });
};

const wordings: readonly [says: string, change: (text: string) => string][] = [
  ['no placeholder', (text) => text.replace('{{brand}}', 'X')],
  ['another placeholder', (text) => text.replace('{{brand}}', '{{name}}')],
  ['one brace', (text) => text.replace('{{brand}}', '{{brand}')],
  ['one placeholder more', (text) => `${text} {{age}}`],
  ['HTML', (text) => `<b>${text}</b>`],
  ['an entity', (text) => `${text}&nbsp;!`],
  ['a script', (text) => `${text}<script>x</script>`],
  ['nothing', () => ''],
];

const brokenText: Mutator = (random, shipped) => {
  const spot = spotLike(random, shipped, /^texts\/[\w-]+\.json#\/portal\/about_text$/);
  const [says, change] = nextOf(wordings);
  return setting(spot, change(spot.value as string), { says: `text with ${says}:` });
};

/** A text in one language only, or a file of a language that the brand does not offer. */
const partialText: Mutator = (random) => {
  const [id, file] = pick(random, [
    ['folia', 'texts/pt.json'],
    ['mayloc', 'texts/th.json'],
    ['orvane', 'texts/en.json'],
  ] as const);
  if (random() < 0.3) {
    const text = { $schema: '../../../schemas/brand/texts.schema.json', portal: { home: 'Home' } };
    const targets = [{ file: 'brands/folia/texts/vi.json', path: '' }];
    return {
      says: 'texts of a language that is not offered: folia/texts/vi.json',
      id: 'folia',
      targets,
      apply: (folders) => folders.write('folia', 'texts/vi.json', JSON.stringify(text)),
    };
  }
  const pointer = pick(random, ['/portal/home', '/portal/help', '/portal/login']);
  return setting({ id, file, pointer }, 'Alpha', { says: 'in one language alone:' });
};

const folder = mkdtempSync(join(tmpdir(), 'brand-images-'));

function imageFile(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const roles = ['defaultGameIcon', 'mark', 'favicon', 'fallbackAvatar', 'registerArt', 'emptyArt', 'statusArt'];

/** A picture that is missing, too large, invalid, of a wrong type, or unused. */
const wrongImage: Mutator = (random, shipped) => {
  const id = pick(random, brands);
  const role = pick(random, roles);
  const name = valueAt(JSON.parse(shipped.read('base', 'brand.json')) as Json, `/images/${role}`) as string;
  const pointer = `/images/${role}`;
  // reported at base's brand.json, which names the file
  const targets = ['base', id].map((owner) => ({ file: `brands/${owner}/brand.json`, path: pointer }));
  const large = `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(80_000)}</svg>`;
  switch (pick(random, ['missing', 'large', 'broken', 'empty', 'type', 'unused'])) {
    case 'missing':
      return setting({ id, file: 'brand.json', pointer }, `my-${name}`, { says: 'missing picture:' });
    case 'large': {
      const content = name.endsWith('.webp') ? Buffer.from(`RIFF0000WEBP${' '.repeat(80_000)}`) : large;
      const path = imageFile(`large-${name}`, content);
      return { says: `too large: ${id} ${name}`, id, targets, apply: (folders) => folders.setImage(id, name, path) };
    }
    case 'broken': {
      const path = imageFile(`broken-${name}`, '<!doctype html><title>404</title>');
      return { says: `no picture: ${id} ${name}`, id, targets, apply: (folders) => folders.setImage(id, name, path) };
    }
    case 'empty': {
      const path = imageFile(`empty-${name}`, '');
      return { says: `empty picture: ${id} ${name}`, id, targets, apply: (folders) => folders.setImage(id, name, path) };
    }
    case 'type': {
      const path = imageFile('icon.ico', Buffer.from([0, 0, 1, 0]));
      const mutation = setting({ id, file: 'brand.json', pointer: '/images/mark' }, 'icon.ico', { says: 'an icon as mark:' });
      return {
        ...mutation,
        apply(folders) {
          mutation.apply(folders);
          folders.setImage(id, 'icon.ico', path);
        },
      };
    }
    default: {
      const path = imageFile('spare.svg', '<svg></svg>');
      const unused = [{ file: `brands/${id}/images/spare.svg`, path: '' }];
      return {
        says: `shown nowhere: ${id} spare.svg`,
        id,
        targets: unused,
        apply: (folders) => folders.setImage(id, 'spare.svg', path),
      };
    }
  }
};

/** Disables what protects or informs players. */
const unsafe: readonly [file: string, pointer: string, value: Json, path?: string][] = [
  ['brand.json', '/regulatory/forbidden', ['AGEGATE3'], '/regulatory/forbidden/0'],
  ['brand.json', '/regulatory/forbidden', ['LEGALFOOTER3'], '/regulatory/forbidden/0'],
  ['brand.json', '/regulatory/forbidden', ['RGSELFEX3'], '/regulatory/forbidden/0'],
  ['brand.json', '/regulatory/legal/licence', null],
  ['brand.json', '/regulatory/legal/holder', ''],
  ['brand.json', '/regulatory/legal', null],
  ['brand.json', '/security/cipher', 'plain'],
  ['brand.json', '/security/requireEncryption', false],
  ['layout.json', '/routes/home', { regions: ['header', 'banner'] }, '/routes/home/regions'],
  ['layout.json', '/routes/promotions', { regions: [] }, '/routes/promotions/regions'],
  ['layout.json', '/regions', { idleLogout: null }, '/regions/idleLogout'],
  ['layout.json', '/regions', { footer: { when: { device: 'desktop' } } }, '/regions/footer'],
  ['layout.json', '/regions', { realityCheck: { when: { locale: 'EN' } } }, '/regions/realityCheck'],
  ['menus.json', '/footer', { order: ['help'] }, '/footer/order'],
  ['menus.json', '/footer', { entries: { responsible: null } }, '/footer/entries/responsible'],
  ['menus.json', '/footer', { entries: { responsible: { when: { role: 'member' } } } }, '/footer/entries/responsible/when'],
  ['register-form.json', '/agreement', { minAge: 16 }, '/agreement/minAge'],
  ['register-form.json', '/agreement', { minAge: 30 }, '/agreement/minAge'],
  ['register-form.json', '/agreement', { links: { privacy: null } }, '/agreement/links/privacy'],
];

const switchOff: Mutator = (random) => {
  if (random() < 0.15) {
    const spot = { id: 'folia', file: 'texts/pt.json', pointer: '/portal/responsibility_text' };
    return setting(spot, 'Jogue com calma.', { says: 'no age:' });
  }
  const [file, pointer, value, path = pointer] = nextOf(unsafe);
  return setting({ id: pick(random, brands), file, pointer }, value, { paths: [path], says: 'switch off:' });
};

export const contentMutators: readonly Mutator[] = [
  lowContrast,
  lowContrast,
  brokenText,
  brokenText,
  partialText,
  wrongImage,
  wrongImage,
  switchOff,
  switchOff,
];
