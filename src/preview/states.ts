import { agentPages, playerPages, type Row } from './playerStates.ts';
import type { PreviewOptions } from './previewOptions.ts';

/** A state that the portal can show, as an address. */
export interface PreviewState {
  group: string;
  name: string;
  path: string;
  options: PreviewOptions;
}

export const pictureThemes = ['light', 'dark'] as const;
export const pictureSizes = ['desk', 'phone'] as const;

/** Name of a state's picture in the brand's folder of `npm run states`. */
export const pictureName = (
  { group, name }: PreviewState,
  theme: (typeof pictureThemes)[number],
  size: (typeof pictureSizes)[number],
): string => `${`${group} ${name} ${theme} ${size}`.replaceAll(/[^a-zA-Z0-9]+/g, '-')}.jpg`;

/** The part of a brand that determines its states. */
export interface StateSource {
  /** Visitors of this brand see only the login page. */
  guarded: boolean;
  /** Paths of the brand's own pages, by their route. */
  own: Readonly<Record<string, string>>;
  scenarios: Readonly<Record<string, { title: string }>>;
  users: Readonly<Record<string, { what: string }>>;
}

const pages: readonly Row[] = [
  ['home', '/'],
  ['home of a member', '/', { user: 'member01' }],
  ['home of a demo account', '/', { user: 'demo0001' }],
  ['home of a VIP', '/', { user: 'vip00005' }],
  ['home without content', '/', { scenario: 'empty' }],
  ['home with one banner', '/', { scenario: 'one-banner' }],
  ['login', '/login'],
  ['register', '/register'],
  ['register, refused', '/register', { open: ['submit/page/register'] }],
  ['register, every field', '/register', { scenario: 'all-fields' }],
  ['register, every field, refused', '/register', { scenario: 'all-fields', open: ['submit/page/register'] }],
  ['register by phone or name', '/register', { scenario: 'phone-registration' }],
  ['register by phone alone', '/register', { scenario: 'phone-only' }],
  ['register with a captcha', '/register', { scenario: 'captcha-on' }],
  ['register with a code', '/register', { scenario: 'sms-verification' }],
  ['registration closed', '/register', { flags: { USERNAMEREG3: '0', MOBILEREG3: '0' } }],
  ['promotion', '/promotions/week'],
  ['unknown promotion', '/promotions/none'],
];

const guardedPages: readonly Row[] = [
  ['login that cannot be left', '/'],
  ['home of an agent', '/', { user: 'agent001' }],
  ['home without content', '/', { user: 'agent001', scenario: 'empty' }],
];

const sharedPages: readonly Row[] = [
  ['help', '/help'],
  ['help at a section', '/help#rules'],
  ['help that cannot be had', '/help', { faults: [{ endpoint: 'helpCenter', kind: 'refused' }] }],
];

const dialogs: readonly Row[] = [
  ['login', '/', { open: ['modal/loginPopupModal'] }],
  ['login with empty fields', '/', { open: ['modal/loginPopupModal', 'submit/modal/loginPopupModal'] }],
  ['login by SMS or password', '/', { flags: { MOBILEVERCODELOGIN3: '1' }, open: ['modal/loginPopupModal'] }],
  ['register tab of the login', '/', { open: ['modal/loginPopupModal:tab=register'] }],
  ['register', '/', { open: ['modal/registerModal'] }],
  ['forgotten password', '/', { open: ['modal/forgetPassModal'] }],
  ['forgotten password by e-mail or phone', '/', { flags: { CHNGPASSVERIF3: '1' }, open: ['modal/forgetPassModal'] }],
  ['announcements', '/', { open: ['modal/noticeModal'] }],
  ['help', '/', { open: ['modal/helpModal'] }],
];

const memberDialogs: readonly Row[] = [
  ['change of password', '/', { open: ['modal/changePassModal'] }],
  ['change of password with empty fields', '/', { open: ['modal/changePassModal', 'submit/modal/changePassModal'] }],
  ['forced change of password', '/', { open: ['modal/changePassModal:reason=expired'] }],
  ['change of a default password', '/', { open: ['modal/changePassModal:reason=default'] }],
  ['welcome', '/', { open: ['modal/welcomeModal'] }],
  ['registered', '/', { open: ['modal/registerSuccessModal'] }],
  ['account made by the platform', '/', { open: ['modal/generatedAccountModal:account=new00001:password=River27Stone'] }],
  ['second step', '/', { open: ['modal/twoStepModal:challengeId=c1:channel=sms:target=*** 4321:minutes=1'] }],
];

const menus: readonly Row[] = [
  ['languages', '/', { open: ['entry/language'] }],
  ['support', '/', { open: ['entry/support'] }],
];

const screens: readonly Row[] = [
  ['maintenance', '/', { scenario: 'maintenance' }],
  ['maintenance without an end', '/', { scenario: 'maintenance-open' }],
  ['restriction', '/', { scenario: 'restricted' }],
  ['no platform', '/', { scenario: 'permission-down' }],
];

const languages: readonly Row[] = ['pseudo', 'rtl'].flatMap((lang): Row[] => [
  [`home, ${lang}`, '/', { lang }],
  [`register, ${lang}`, '/register', { lang }],
  [`help, ${lang}`, '/help', { lang }],
  [`login, ${lang}`, '/', { lang, open: ['modal/loginPopupModal'] }],
]);

const group = (name: string, rows: readonly Row[], add: PreviewOptions = {}): PreviewState[] =>
  rows.map(([state, path, options = {}]) => ({ group: name, name: state, path, options: { ...add, ...options } }));

/** Every page, dialog, screen, scenario and seed user of a brand. */
export function statesOf({ guarded, own, scenarios, users }: StateSource): PreviewState[] {
  const seen: PreviewOptions = guarded ? { user: 'agent001' } : {};
  const member: PreviewOptions = { user: guarded ? 'agent001' : 'member01' };
  return [
    ...group('Pages', [...(guarded ? guardedPages : pages), ...sharedPages]),
    ...group('Pages of the brand', Object.entries(own), seen),
    ...group('Games and service', guarded ? agentPages : playerPages, seen),
    ...group('Dialogs of a visitor', guarded ? dialogs.filter(([name]) => name.startsWith('forgotten')) : dialogs),
    ...group('Dialogs of a member', memberDialogs, member),
    ...group('Menus', menus, seen),
    ...group('Screens', screens),
    ...group('Languages', guarded ? languages.filter(([, path]) => path === '/help') : languages),
    ...group(
      'Scenarios',
      Object.keys(scenarios)
        .filter((name) => !name.startsWith('user-'))
        .map((scenario): Row => [scenario, '/', { scenario }]),
    ),
    ...group(
      'Seed users',
      Object.keys(users).map((user): Row => [user, '/', { user }]),
    ),
  ];
}

/** All options of a state written out, so that nothing of an earlier state remains. */
export function fullOptions({ options }: PreviewState): PreviewOptions {
  return { scenario: 'normal', user: 'visitor', ...options };
}
