import type { Json } from '../../../src/engine/brand/json.ts';
import { type Mutator, nextOf, setting, spotLike } from './mutation.fixture.ts';

const badUrls = [
  'javascript:alert(1)',
  'http://social.folia.example/x',
  '//social.folia.example/x',
  'https://user:secret@social.folia.example/x',
  'https://social.folia.example.evil.example/x',
  'data:text/html,x',
  'https:\\\\social.folia.example',
  'https://elsewhere.example/x',
];

/** An unsafe address, or one on a forbidden host. */
const badAddress: Mutator = (random, shipped) => {
  const url = nextOf(badUrls);
  const places =
    /^sandbox\/platform\.json#\/resources\/\w+\/url$|^sandbox\/platform\.json#\/customerService$|^sandbox\/content\.json#\/(?:banners\/\w+\/url|promotions\/\w+\/image)$|^sandbox\/users\.json#\/users\/\w+\/avatar$/;
  return setting(spotLike(random, shipped, places), url, { says: 'address' });
};

const badLinks: readonly [id: string, file: string, pointer: string, value: Json, path: string][] = [
  ['folia', 'sandbox/platform.json', '/permission/imageCDNs', ['https://cdn.evil.example'], '/permission/imageCDNs/0'],
  [
    'mayloc',
    'sandbox/platform.json',
    '/permission/launchGameCDNs',
    ['http://play.mayloc.example'],
    '/permission/launchGameCDNs/0',
  ],
  ['folia', 'sandbox/content.json', '/banners/home1/linkageType', 'URL', '/banners/home1/linkageType'],
  ['base', 'sandbox/content.json', '/help/about/content/EN', '<p><a href="javascript:x()">x</a></p>', '/help/about/content/EN'],
  ['base', 'sandbox/content.json', '/help/rules/content/EN', '<img src=x onerror=alert(1)>', '/help/rules/content/EN'],
  [
    'base',
    'sandbox/content.json',
    '/notices/limits/content/PT',
    '<iframe src="https://x.example"></iframe>',
    '/notices/limits/content/PT',
  ],
  ['orvane', 'sandbox/content.json', '/banners/home1/title/EN', '<i>New</i>', '/banners/home1/title/EN'],
  ['base', 'brand.json', '/telemetry/endpoint', 'https://collect.example/x', '/telemetry/endpoint'],
  ['base', 'brand.json', '/telemetry/endpoint', '//collect.example/x', '/telemetry/endpoint'],
  ['base', 'brand.json', '/telemetry/endpoint', '/register', '/telemetry/endpoint'],
  ['folia', 'brand.json', '/security/hosts/games', ['https://play.folia.example/x'], '/security/hosts/games/0'],
  ['folia', 'register-form.json', '/agreement', { links: { terms: 'https://x.example' } }, '/agreement/links/terms'],
];

const badLink: Mutator = () => {
  const [id, file, pointer, value, path] = nextOf(badLinks);
  return setting({ id, file, pointer }, value, { paths: [path], says: 'link' });
};

const badPatterns = [
  '[a-z',
  '(a',
  'a{4000}',
  '(a)\\1',
  '(?<!x)(?=y)z(?=q)',
  `${'a'.repeat(600)}`,
  '(a+)+',
  '([a-z]+\\d*)*',
  '*a',
  '(?:x{200}){200}',
];

const badPattern: Mutator = (random, shipped) => {
  const spot = spotLike(random, shipped, /^sandbox\/platform\.json#\/settings\/fields\/\w+\/acceptedPattern$/);
  return setting(spot, nextOf(badPatterns), { says: 'pattern' });
};

const badNumbers: readonly [id: string, file: string, pointer: string, value: Json, paths?: string[]][] = [
  ['folia', 'sandbox/platform.json', '/settings/fields/username/minLength', 15],
  ['mayloc', 'sandbox/platform.json', '/settings/fields/mobileNum/maxLength', 3],
  ['orvane', 'sandbox/platform.json', '/settings/fields/password/maxLength', 4],
  ['base', 'sandbox/platform.json', '/settings/fields/birthday/minLength', 20],
  ['base', 'sandbox/platform.json', '/settings/fields/email/patternId', 21],
  ['folia', 'sandbox/platform.json', '/settings/fields/username/patternId', 99],
  ['mayloc', 'sandbox/platform.json', '/settings/sessionMinutes', 0],
  ['base', 'brand.json', '/constants/autoplayMs', 10],
  ['base', 'sandbox/content.json', '/promotions/week/endTime', '2020-01-01T00:00:00Z'],
  [
    'base',
    'sandbox/content.json',
    '/promotions/cup/startTime',
    '2030-01-01T00:00:00Z',
    ['/promotions/cup/startTime', '/promotions/cup/endTime'],
  ],
  ['base', 'sandbox/content.json', '/promotions/cup/startTime', 'soon'],
  ['base', 'sandbox/users.json', '/users/member01/balance', '12,50'],
];

const badNumber: Mutator = () => {
  const [id, file, pointer, value, paths = [pointer]] = nextOf(badNumbers);
  // either of two limits may be reported
  const both = paths.flatMap((path) => [path, path.replace('minLength', 'maxLength'), path.replace('maxLength', 'minLength')]);
  return setting({ id, file, pointer }, value, { paths: both, says: 'number' });
};

const scenario = (rest: object): Json => ({ title: 'Made up', ...rest }) as Json;

const contradictions: readonly [id: string, file: string, pointer: string, value: Json, path: string][] = [
  ['folia', 'sandbox/users.json', '/users/member02', { mobileNum: '11987650035' }, '/users/member02/what'],
  ['mayloc', 'sandbox/users.json', '/users/agent002/mobileNum', '912000011', '/users/agent002/mobileNum'],
  ['base', 'sandbox/users.json', '/users/twostep2/email', 'twostep1@mail.example', '/users/twostep2/email'],
  [
    'base',
    'sandbox/platform.json',
    '/whitelabel/SERVICE3/nodes/DIRECTREG3',
    { enabled: '1' },
    '/whitelabel/SERVICE3/nodes/DIRECTREG3',
  ],
  [
    'base',
    'sandbox/scenarios.json',
    '/scenarios/phone-registration/extends',
    'phone-only',
    '/scenarios/phone-registration/extends',
  ],
  ['base', 'sandbox/scenarios.json', '/scenarios/mine', scenario({ extends: 'mine' }), '/scenarios/mine/extends'],
  [
    'base',
    'sandbox/scenarios.json',
    '/scenarios/mine',
    scenario({ settings: { captcha: { enabled: 'on' } } }),
    '/scenarios/mine/settings/captcha/enabled',
  ],
  [
    'base',
    'sandbox/scenarios.json',
    '/scenarios/mine',
    scenario({ settings: { captha: {} } }),
    '/scenarios/mine/settings/captha',
  ],
  [
    'base',
    'sandbox/scenarios.json',
    '/scenarios/mine',
    scenario({ settings: { fields: { email: { minLength: 99 } } } }),
    '/scenarios/mine/settings/fields/email/minLength',
  ],
  [
    'base',
    'sandbox/scenarios.json',
    '/scenarios/mine',
    scenario({ flags: { DIRECTREG: '0' } }),
    '/scenarios/mine/flags/DIRECTREG',
  ],
  [
    'base',
    'sandbox/scenarios.json',
    '/scenarios/mine',
    scenario({ faults: [{ endpoint: 'logn', kind: '500' }] }),
    '/scenarios/mine/faults/0/endpoint',
  ],
  ['mayloc', 'register-form.json', '/order', ['mobileNum', 'password'], '/order'],
  ['base', 'sandbox/content.json', '/banners/home1/urlMobile', '/media/hero-9.webp', '/banners/home1/urlMobile'],
  ['folia', 'sandbox/content.json', '/promotions/cup/image', '/images/cup.webp', '/promotions/cup/image'],
  ['base', 'sandbox/content.json', '/help/faq/title/VI', null, '/help/faq/title'],
];

const contradict: Mutator = () => {
  const [id, file, pointer, value, path] = nextOf(contradictions);
  if (value !== null) return setting({ id, file, pointer }, value, { paths: [path], says: 'sandbox' });
  return setting({ id, file, pointer }, undefined, { paths: [path], says: 'sandbox, without' });
};

export const sandboxMutators: readonly Mutator[] = [badAddress, badLink, badPattern, badNumber, contradict, contradict];
