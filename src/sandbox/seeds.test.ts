import { describe, expect, it } from 'vitest';
import type { ValidationRule, WhitelabelNode } from '#contract/types.ts';
import { sampleRequests } from './sampleRequests.ts';
import { openBench } from './sandbox.fixture.ts';
import { mergePatch } from '#sandbox/values/mergePatch.ts';
import { isLess } from '#sandbox/values/money.ts';

const modIds = [
  'DIRECTREG3',
  'MOBILEREG3',
  'SMSVERIF3',
  'USERNAMEREG3',
  'FORCECHNGPASS3',
  'FREEPLAY3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'CBS3',
  'PROMOWELCOME3',
  'ANALYTICS3',
  'LOGOUTALL3',
  'dividend',
  'salary',
  'hourSalary',
  'agentRealtimeSalary',
];

function flatten(nodes: readonly WhitelabelNode[]): WhitelabelNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.childrenNodes ?? [])]);
}

describe.each(['folia', 'orvane', 'mayloc', 'orvane-desk'])('the data of %s', (id) => {
  it('name a member’s level as the levels do (VIP-02, P-38)', async () => {
    const bench = await openBench(id);
    for (const account of ['member01', 'rank0004', 'vip00005']) {
      const as = { token: await bench.tokenOf(account) };
      const { value: info } = await bench.call('memberInfo', undefined, as);
      const { value: vip } = await bench.call('vipInfo', { language: 'EN' }, as);
      const { rankLevel, labelName, color, color2 } = info.clubLabel ?? {};
      expect(vip.levels).toContainEqual(expect.objectContaining({ rankLevel, labelName, color, color2 }));
    }
  });

  it('offer deposits from the amount that registration names, and no amount below the least of its channel', async () => {
    const { data, brand } = await openBench(id);
    const all = Object.values(data.scenarios.scenarios).map(({ data: change }) => mergePatch(data, change ?? {}));
    for (const { platform } of [data, ...all]) {
      for (const { name, min, max, quickAmounts = [] } of Object.values(platform.depositChannels ?? {})) {
        const out = quickAmounts.filter((amount) => isLess(amount, min) || (max !== undefined && isLess(max, amount)));
        expect(out, name).toEqual([]);
      }
    }
    const least = Object.values(data.platform.depositChannels ?? {}).map(({ min }) => min);
    const [first] = least.toSorted((one, other) => (isLess(one, other) ? -1 : 1));
    expect(`${brand.constants.tipAmount}.00`).toBe(first);
  });

  it('are as old on every day: the same promotions wait, run and have ended, and no notice is of tomorrow', async () => {
    const days = [Date.UTC(2026, 10, 21, 0, 1), Date.UTC(2028, 1, 29, 23, 59), Date.UTC(2041, 5, 15, 12)];
    const [first, ...others] = await Promise.all(
      days.map(async (startAt) => {
        const bench = await openBench(id, { startAt });
        const { value } = await bench.call('announcements', { ...sampleRequests.announcements, types: 'PL,PR,PU' });
        const { promotion = [], player = [], popup = [] } = value;
        return {
          promotions: promotion.map(({ id: one, status }) => `${one} ${status}`),
          notices: [...player, ...popup].map(
            ({ id: one, date }) => `${one} ${Math.floor(startAt / 86_400_000) - Math.floor(date / 86_400_000)}`,
          ),
        };
      }),
    );
    expect(others).toEqual([first, first]);
    expect(first?.notices.filter((notice) => !/ [1-9]\d*$/.test(notice))).toEqual([]);
    for (const status of ['join', 'coming_soon', 'closed'])
      expect(first?.promotions.some((promotion) => promotion.endsWith(` ${status}`))).toBe(first?.promotions.length !== 0);
  });

  it('contain the seed members that a preview needs', async () => {
    const users = Object.values((await openBench(id)).data.users.users);
    for (const type of [0, 4, 1, 2, 41, 42])
      expect(
        users.some((user) => user.type === type),
        `type ${type}`,
      ).toBe(true);
    expect(users.some((user) => user.label.rankLevel === 5)).toBe(true);
    expect(users.some((user) => user.label.rankLevel === 4)).toBe(true);
    expect(new Set(users.map((user) => user.password)).size).toBe(users.length);
    const phones = users.flatMap((user) => (user.mobileNum === undefined ? [] : [user.mobileNum]));
    expect(new Set(phones).size).toBe(phones.length);
  });

  it('have every node of the tree, nested', async () => {
    const { value } = await (await openBench(id)).call('whitelabel');
    const tree = value as WhitelabelNode[];
    const all = flatten(tree).map((node) => node.modId);
    expect(all).toEqual(expect.arrayContaining(modIds));
    expect(new Set(all).size).toBe(all.length);
    expect(tree.map((node) => node.modId).filter((modId) => modIds.includes(modId))).toEqual([]);
  });

  it('are complete in every language of the brand', async () => {
    const bench = await openBench(id);
    await bench.control('/scenario', { name: 'popup-notices' });
    const query = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' } as const;
    const seen = new Set<string>();
    for (const language of bench.brand.languages.supported) {
      const {
        player = [],
        popup = [],
        banners = [],
        promotion = [],
      } = (await bench.call('announcements', { ...query, language })).value;
      const { sections } = (await bench.call('helpCenter', { language })).value;
      expect(player).toHaveLength(20);
      expect(player.map((notice) => notice.date)).toEqual(player.map((notice) => notice.date).toSorted((a, b) => b - a));
      expect(popup.length).toBeGreaterThan(0);
      expect(sections.map((section) => section.key)).toEqual(
        expect.arrayContaining(['about', 'rules', 'agreement', 'terms', 'privacy', 'contact']),
      );
      const words = JSON.stringify([player, popup, banners, promotion, sections]);
      expect(words).not.toMatch(/undefined|(?<!"linkage(?:Type|Value)":)null|""/);
      expect(seen.has(words)).toBe(false);
      seen.add(words);
      expect((await bench.call('announcementsV2', { ...query, language })).value.popup).toEqual(popup);
    }
  });

  it('have real texts in each language, no copies of English', async () => {
    const { data, brand } = await openBench(id);
    const { banners = {}, promotions = {}, notices = {}, help = {} } = data.content;
    for (const entry of [banners, promotions, notices, help].flatMap((group) => Object.entries(group))) {
      for (const language of brand.languages.supported) {
        const prizes = promotions[entry[0]]?.prizes ?? [];
        const values: unknown[] = [...Object.values(entry[1]), ...prizes.map((prize) => prize.name)];
        const texts = values.filter(
          (value): value is Record<string, string> => typeof value === 'object' && !Array.isArray(value),
        );
        for (const text of texts) expect.soft(text[language], `${entry[0]} ${language}`).toBeTruthy();
      }
    }
  });
});

describe('the sample brands', () => {
  const rulesOf = async (id: string) =>
    (await (await openBench(id)).call('registerSettings')).value as Record<string, ValidationRule>;

  it('differ in the fields of registration', async () => {
    const [folia, orvane, mayloc] = await Promise.all(['folia', 'orvane', 'mayloc'].map(rulesOf));
    expect(folia?.['email']).toMatchObject({ enabled: true, required: true });
    expect(orvane?.['password']?.acceptedPattern).not.toBe(folia?.['password']?.acceptedPattern);
    expect(mayloc?.['zalo']).toMatchObject({ enabled: true });
    const patterns = [folia, orvane, mayloc].map((rules) => rules?.['username']?.acceptedPattern);
    expect(new Set(patterns).size).toBe(3);
  });

  it('offer new members what their market allows: Folia nothing', async () => {
    const query = { types: 'PR', platform: 'W', execution: 'B' } as const;
    for (const [id, count] of [
      ['folia', 0],
      ['orvane', 2],
      ['mayloc', 2],
    ] as const) {
      const { promotion = [] } = (await (await openBench(id)).call('announcements', query)).value;
      expect(
        promotion.filter((one) => one.category === 'new_player'),
        id,
      ).toHaveLength(count);
      expect(promotion.length).toBeGreaterThan(4);
    }
  });

  it('return about forty countries', async () => {
    const { value } = await (await openBench('folia')).call('countryCodes');
    expect(value.length).toBeGreaterThanOrEqual(40);
  });
});
