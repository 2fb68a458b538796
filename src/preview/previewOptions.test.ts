import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  type KnownNames,
  parseOptions,
  validateOptions,
  type PreviewOptions,
  withoutSandbox,
  writeOptions,
} from './previewOptions.ts';

const everything: PreviewOptions = {
  scenario: 'maintenance',
  user: 'vip00005',
  theme: 'dark',
  lang: 'pseudo',
  status: 2,
  flags: { DIRECTREG3: '0', MOBILEREG3: '1', CBS3: '-' },
  latency: 3_000,
  clock: -90_000_000,
  faults: [
    { endpoint: 'login', kind: '500', times: 1 },
    { endpoint: '*', kind: 'offline' },
  ],
  open: ['modal/loginPopupModal:tab=register', 'submit/modal/loginPopupModal'],
  frame: 390,
  panel: 'flags',
  pick: 'section/notice',
  tools: 'on',
};

const known: KnownNames = {
  scenario: ['normal', 'maintenance'],
  user: ['visitor', 'member01'],
  lang: ['PT', 'pt', 'pseudo'],
  flag: ['DIRECTREG3'],
  call: ['*', 'login'],
  kind: ['500'],
  modal: ['loginPopupModal'],
  panel: ['state'],
};

describe('options in an address', () => {
  it('are all parsed as they were written', () => {
    const { searchParams } = new URL(addressOf('/register', everything, 'folia'), 'http://preview.test');
    expect(parseOptions(searchParams)).toEqual({ options: everything, problems: [] });
    expect(searchParams.get('brand')).toBe('folia');
  });

  it('replace those of the path and keep the rest of it', () => {
    expect(addressOf('/help?user=old&ref=a#rules', { user: 'member01' }, 'orvane')).toBe(
      '/help?ref=a&brand=orvane&user=member01#rules',
    );
    expect(addressOf('/', {})).toBe('/');
  });

  it('stay readable', () => {
    expect(addressOf('/', { flags: { A: '1', B: '0' }, open: ['modal/helpModal', 'entry/language'] })).toBe(
      '/?flags=A:1,B:0&open=modal/helpModal,entry/language',
    );
  });

  it('that are invalid are reported with the expected values, and the others are kept', () => {
    const { options, problems } = parseOptions(
      Object.entries({ status: '7', theme: 'dim', flags: 'A', clock: 'soon', user: 'a' }),
    );
    expect(options).toEqual({ user: 'a' });
    expect(problems).toEqual([
      'status=7 is invalid. Expected: 0, 1, 2.',
      'theme=dim is invalid. Expected: light, dark.',
      'flags=A is invalid. Expected: MODID:1, MODID:0 or MODID:- joined by commas.',
      'clock=soon is invalid. Expected: a time such as 90m, 2h, 3d or -1d.',
    ]);
  });

  it('of any text never throw', () => {
    fc.assert(
      fc.property(fc.constantFrom(...writeOptions(everything).map(([name]) => name)), fc.string(), (name, text) => {
        parseOptions([[name, text]]);
      }),
    );
  });
});

describe('unknown names', () => {
  it('are reported with suggestions', () => {
    const asked: PreviewOptions = {
      scenario: 'maintenence',
      user: 'member1',
      flags: { DIRECTREG: '1' },
      faults: [{ endpoint: 'logn', kind: '500' }],
      open: ['modal/loginPopup', 'entry/any'],
    };
    const { options, problems } = validateOptions(asked, known);
    expect(options).toEqual({ flags: {}, faults: [], open: ['entry/any'] });
    expect(problems).toEqual([
      'There is no scenario "maintenence". Did you mean maintenance?',
      'There is no user "member1". Did you mean member01?',
      'There is no flag "DIRECTREG". Did you mean DIRECTREG3?',
      'There is no call "logn". Did you mean login?',
      'There is no modal "loginPopup". Did you mean loginPopupModal?',
    ]);
  });

  it('without a near match are reported with the known ones', () => {
    expect(validateOptions({ lang: 'zz' }, known).problems).toEqual(['There is no lang "zz". Known: PT, pt, pseudo.']);
    expect(validateOptions({ user: 'visitor', lang: 'PT' }, known)).toEqual({
      options: { user: 'visitor', lang: 'PT' },
      problems: [],
    });
  });
});

describe('options of the simulated platform', () => {
  it('are dropped and reported before a running one', () => {
    const { options, problems } = withoutSandbox(everything);
    expect(Object.keys(options)).toEqual(['theme', 'lang', 'open', 'frame', 'panel', 'pick', 'tools']);
    expect(problems).toHaveLength(7);
    expect(problems[0]).toBe('scenario is an option of the simulated platform, which is off.');
    expect(withoutSandbox({ lang: 'PT' })).toEqual({ options: { lang: 'PT' }, problems: [] });
  });
});
