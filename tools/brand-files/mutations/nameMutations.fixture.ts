import { type Json, pointerKeys, pointerTo } from '../../../src/engine/brand/json.ts';
import { type Mutator, type Spot, nextOf, pick, setting, spotLike, spotsIn, typo, valueAt } from './mutation.fixture.ts';

/** References by target kind; each gets a typing mistake. */
const references = [
  /^layout\.json#\/routes\/\w+\/page$/,
  /^layout\.json#\/routes\/\w+\/regions\/\d+$/,
  /^layout\.json#\/regions\/\w+\/when\/flag$/,
  /^layout\.json#\/home\/order\/\d+$/,
  /^menus\.json#\/\w+\/order\/\d+$/,
  /^menus\.json#\/\w+\/entries\/\w+\/modal$/,
  /^menus\.json#\/\w+\/entries\/\w+\/action$/,
  /^menus\.json#\/\w+\/entries\/\w+\/submenu$/,
  /^menus\.json#\/\w+\/entries\/\w+\/menu$/,
  /^menus\.json#\/\w+\/entries\/\w+\/route$/,
  /^menus\.json#\/\w+\/entries\/\w+\/label$/,
  /^menus\.json#\/\w+\/entries\/\w+\/icon$/,
  /^menus\.json#\/\w+\/entries\/\w+\/when\/flag$/,
  /^menus\.json#\/\w+\/entries\/\w+\/when\/role$/,
  /^register-form\.json#\/order\/\d+$/,
  /^register-form\.json#\/fields\/\w+\/(?:label|icon)$/,
  /^brand\.json#\/images\/\w+$/,
  /^brand\.json#\/languages\/supported\/\d+$/,
  /^brand\.json#\/regulatory\/forbidden\/\d+$/,
  /^brand\.json#\/extends$/,
  /^sandbox\/scenarios\.json#\/scenarios\/[\w-]+\/(?:user|extends)$/,
  /^sandbox\/scenarios\.json#\/scenarios\/[\w-]+\/faults\/\d+\/(?:endpoint|kind)$/,
  /^sandbox\/content\.json#\/banners\/\w+\/(?:groupName|linkageType|linkageValue)$/,
  /^sandbox\/platform\.json#\/resources\/\w+\/resourceType$/,
];

const misname: Mutator = (random, shipped) => {
  const pattern = nextOf(references);
  const spot = pick(
    random,
    spotsIn(
      shipped,
      ({ file, pointer, value }) => pattern.test(`${file}#${pointer}`) && typeof value === 'string' && value !== '*',
    ),
  );
  return setting(spot, typo(random, spot.value as string), { says: 'misname' });
};

/** Maps whose keys name registered entries or nodes. */
const namedKeys =
  /^layout\.json#\/home\/sections\/\w+$|^register-form\.json#\/fields\/\w+$|^texts\/[\w-]+\.json#\/\w+\/\w+$|^sandbox\/scenarios\.json#\/scenarios\/[\w-]+\/flags\/\w+$|^sandbox\/platform\.json#\/settings\/fields\/\w+$/;

const misnameKey: Mutator = (random, shipped) => {
  const spot = spotLike(random, shipped, namedKeys);
  const key = pointerKeys(spot.pointer).at(-1)!;
  const renamed = pointerTo(spot.pointer.slice(0, spot.pointer.lastIndexOf('/')), typo(random, key));
  // an unknown field inherits no part of a rule
  const paths = spot.pointer.startsWith('/settings/fields/') ? [renamed, `${renamed}/acceptedPattern`] : [renamed];
  return setting({ ...spot, pointer: renamed }, spot.value, { paths, says: 'add' });
};

/** Added names without a similar known one. */
const invented: readonly [id: string, file: string, pointer: string, value: Json, paths?: string[]][] = [
  ['folia', 'menus.json', '/side/entries/fresh', { label: 'portal:home', panel: 'rewards' }, ['/side/entries/fresh/panel']],
  ['mayloc', 'menus.json', '/member', { order: ['vip'] }, ['/member/order/0']],
  ['folia', 'brand.json', '/api/endpoints/logn', { path: '/wps/x' }],
  ['orvane', 'brand.json', '/regulatory/required', ['AGEGATE']],
  ['mayloc', 'layout.json', '/routes/help/when', { flag: 'chatt' }, ['/routes/help/when/flag']],
  ['mayloc', 'layout.json', '/routes/help/when', { route: ['hom'] }, ['/routes/help/when/route']],
  ['folia', 'layout.json', '/home/sections/notice/when', { locale: 'TH' }, ['/home/sections/notice/when/locale']],
  ['folia', 'layout.json', '/home/sections/notice/when', { device: 'phone' }, ['/home/sections/notice/when/device']],
  ['orvane', 'layout.json', '/routes/help/title', 'portal:helpp'],
  ['folia', 'layout.json', '/pageBanners', ['/promo'], ['/pageBanners/0']],
  ['folia', 'register-form.json', '/agreement', { links: { terms: '/legal#terms' } }, ['/agreement/links/terms']],
];

const invent: Mutator = () => {
  const [id, file, pointer, value, paths] = nextOf(invented);
  // list items are reported at the item
  const at = paths ?? (Array.isArray(value) ? [`${pointer}/0`] : [pointer]);
  return setting({ id, file, pointer }, value, { paths: at });
};

/** Removes definitions that others refer to. */
const removed: readonly [file: string, pointer: string, ids: string[]][] = [
  ['layout.json', '/routes/help', ['folia', 'mayloc', 'orvane', 'orvane-desk']],
  ['menus.json', '/support', ['orvane', 'orvane-desk']],
  ['menus.json', '/footer/entries/help', ['folia', 'mayloc', 'orvane-desk']],
  ['menus.json', '/bottomBar/entries/home', ['folia', 'orvane', 'orvane-desk']],
  ['register-form.json', '/fields/email', ['folia', 'orvane', 'orvane-desk']],
  ['layout.json', '/home/sections/notice', ['orvane-desk']],
  ['flags.json', '/directRegister', ['folia', 'mayloc', 'orvane-desk']],
];

const removeNamed: Mutator = (random) => {
  const [file, pointer, ids] = nextOf(removed);
  return setting({ id: pick(random, ids), file, pointer }, null, { says: 'remove' });
};

const twoOwners: readonly [says: string, id: string, file: string, pointer: string, value: Json, path: string][] = [
  ['host of another', 'mayloc', 'brand.json', '/hosts', ['mayloc.example', 'folia.example'], '/hosts/1'],
  ['host of another', 'orvane-desk', 'brand.json', '/hosts', ['www.orvane.example'], '/hosts/0'],
  ['local host', 'folia', 'brand.json', '/hosts', ['mayloc.localhost'], '/hosts/0'],
  ['local host', 'orvane', 'brand.json', '/hosts', ['shop.localhost'], '/hosts/0'],
  [
    'path twice',
    'folia',
    'layout.json',
    '/routes/start',
    { paths: ['/index'], page: 'home', regions: ['footer'] },
    '/routes/start/paths/0',
  ],
  ['path twice', 'base', 'layout.json', '/routes/help/paths', ['/login'], '/routes/help/paths/0'],
  ['own id', 'folia', 'brand.json', '/extends', 'folia', '/extends'],
  ['cycle', 'orvane', 'brand.json', '/extends', 'orvane-desk', '/extends'],
  ['cycle', 'base', 'brand.json', '/extends', 'mayloc', '/extends'],
  ['wrong id', 'mayloc', 'brand.json', '/id', 'mayluc', '/id'],
  ['framed host', 'folia', 'brand.json', '/security/hosts/games', ['folia.example'], '/security/hosts/games/0'],
  [
    'no menu leads there',
    'mayloc',
    'layout.json',
    '/routes/extra',
    { paths: ['/extra'], page: 'help', regions: [] },
    '/routes/extra',
  ],
  ['two targets', 'mayloc', 'menus.json', '/side/entries/home/modal', 'registerModal', '/side/entries/home'],
  ['no target', 'folia', 'menus.json', '/side/entries/fresh', { label: 'portal:home' }, '/side/entries/fresh'],
  ['older format', 'folia', 'brand.json', '/schemaVersion', 0, '/schemaVersion'],
  ['newer format', 'orvane', 'brand.json', '/schemaVersion', 99, '/schemaVersion'],
  ['default not offered', 'folia', 'brand.json', '/languages/default', 'VI', '/languages/default'],
  ['floor', 'folia', 'flags.json', '/chat', { whenAbsent: true }, '/chat/whenAbsent'],
  ['conflict', 'mayloc', 'brand.json', '/regulatory/required', ['DIRECTREG3'], '/regulatory/required/0'],
];

const contradict: Mutator = (_random, shipped) => {
  const [says, id, file, pointer, value, path] = nextOf(twoOwners);
  const mutation = setting({ id, file, pointer } satisfies Omit<Spot, 'value'>, value, { paths: [path], says });
  if (says !== 'conflict') return mutation;
  const rest = valueAt(JSON.parse(shipped.read(id, file)) as Json, '/regulatory') as Record<string, Json>;
  return setting(
    { id, file, pointer: '/regulatory' },
    { ...rest, required: value, forbidden: value },
    {
      paths: ['/regulatory/required/0', '/regulatory/forbidden/0'],
      says,
    },
  );
};

export const nameMutators: readonly Mutator[] = [
  misname,
  misname,
  misname,
  misnameKey,
  invent,
  removeNamed,
  contradict,
  contradict,
];
