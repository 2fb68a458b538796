// covers: notices, promotions, promotion, point-mall, vip, winners, lobby, feedback, vnlottery, download, help
import type { Locator } from '@playwright/test';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { answerWith } from './support/answerWith.ts';
import { type Executions, watchExecutions } from './support/checks/executions.ts';
import { navigateInApp } from './support/navigateInApp.ts';
import { hostileHtml, hostileTexts, hostileUrls } from './support/checks/hostileTexts.ts';
import { expect, forBrands, test } from './support/portal.ts';

/** A payload for each field of each row, all on one page. */
const text = (at: number): string => hostileTexts[at % hostileTexts.length] ?? '';
const url = (at: number): string => hostileUrls[at % hostileUrls.length] ?? '';
const all = <Row>(rowOf: (at: number) => Row): Row[] => hostileTexts.map((_, at) => rowOf(at));
const page = (rows: unknown[], totals?: object) => ({ rows, totalPages: 1, total: rows.length, pageNo: 1, totals });
const day = 86_400_000;

const game = (at: number) => ({
  nodeId: `${at}-${text(at)}`,
  gameCode: text(at + 1),
  gameName: text(at),
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: `V${at}`,
  vendor: text(at + 2),
  icon: url(at),
});

const answers: Partial<Record<EndpointName, (value: never) => unknown>> = {
  announcements: (value: object) => ({
    ...value,
    promotion: all((at) => ({
      id: at,
      category: text(at * 5),
      title: text(at),
      summary: text(at + 1),
      image: url(at),
      content: hostileHtml[at],
    })),
    popup: all((at) => ({ id: at, title: text(at), content: hostileHtml[at] ?? '', date: 1e12 + at })).slice(0, 12),
  }),
  promotionStates: () => all((at) => ({ promotionId: at, status: 'rejected', reason: text(at + 4) })),
  pointReward: () =>
    page(
      all((at) => ({
        rewardId: String(at),
        name: text(at),
        type: text(at + 1),
        description: text(at + 2),
        image: url(at),
        redeemAmount: 10,
        stock: 9,
      })),
    ),
  redeemPointList: () =>
    page(
      all((at) => ({
        referenceNumber: `${at} ${text(at)}`,
        applyTime: 1e12,
        type: text(at + 1),
        name: text(at + 2),
        quantity: 1,
        status: 'rejected',
        pointsBalance: 1,
        remark: text(at + 3),
      })),
      { quantity: 1 },
    ),
  pointDetails: () =>
    page(
      all((at) => ({ time: 1e12, type: text(at), change: 1, balance: 1, remark: text(at + 1) })),
      { earned: 1, spent: 1, change: 0 },
    ),
  vipInfo: () => ({
    rankLevel: 4,
    progress: '1.00',
    levels: all((at) => ({
      rankLevel: at + 1,
      labelName: text(at),
      // an answer with more than fifty faults is rejected
      ...(at % 20 > 0 ? {} : { color: `red;background:url(//evil.example)`, color2: text(at + 1) }),
      required: '10.00',
      benefits: [text(at + 2)],
    })),
  }),
  rankList: () => all((at) => ({ rank: at + 1, name: text(at), game: text(at + 1), amount: '1.00', time: 1e12, period: 'DAY' })),
  gameVendor: ({ data }: { data: { lanes: object[] } }) => ({
    data: {
      lanes: data.lanes.map((lane) => ({
        ...lane,
        cards: all((at) => ({ vassalage: `V${at}`, name: text(at), isHot: 1, smallIcon: url(at) })),
      })),
    },
  }),
  gameList: () => ({ games: all(game), totalPages: 1, total: hostileTexts.length }),
  hotGames: () => ({ list: all(game) }),
  feedbackList: () =>
    all((at) => ({
      id: String(at),
      type: text(at),
      content: text(at + 1),
      time: 1e12,
      status: 'answered',
      answer: text(at + 2),
    })),
  vnNumeros: () =>
    all((at) => ({
      gameCode: 'VN-1',
      issue: text(at),
      numbers: [text(at + 1)],
      drawTime: 1e12 + at * day,
      prizes: [{ name: text(at + 2), numbers: [text(at + 3)] }],
    })).slice(0, 100),
  domainRoute: () => ({ domainList: [...hostileUrls, ...hostileTexts].map((domain, at) => ({ domain, speed: at })) }),
  permission: ({ info, ...rest }: { info: object }) => ({
    ...rest,
    info: {
      ...info,
      resources: ['android', 'ios', 'lite'].map((resourceType, at) => ({
        resourceType,
        url: at === 0 ? 'https://get.portal.example/app' : url(at),
        qrCodeUrl: at === 2 ? 'data:text/html,<script>__xss()</script>.png' : url(at + 4),
        labelNameEn: text(at),
      })),
    },
  }),
};

/** Every page with lists of the platform, and the least number of payloads on it, so that an empty page fails. */
const pages: readonly (readonly [path: string, slot: string, rows: string, least: number])[] = [
  ['/promotions', 'page/promotions', 'li h2', 200],
  ['/pointMall', 'page/pointMall', 'li[data-reward]', 200],
  ['/pointMall?view=history', 'page/pointMall', 'tbody tr', 200],
  ['/pointMall?view=details', 'page/pointMall', 'tbody tr', 200],
  ['/vip', 'page/vip', 'ol > li', 200],
  ['/winners', 'page/winners', 'tbody tr', 200],
  ['/rng', 'page/lobby', 'article', 200],
  ['/feedback', 'page/feedback', '[data-status], li', 1],
  ['/vnlottery?gameCode=VN-1', 'page/vnlottery', 'tr, li', 20],
  ['/download', 'page/download', '[data-steps] > li', 1],
  ['/help', 'page/help', '#lines li', 100],
];

async function expectShown(rows: Locator, least: number, executions: Executions, what: string): Promise<void> {
  await expect.poll(() => rows.count(), { message: what }).toBeGreaterThanOrEqual(least);
  await executions.expectNone(what);
}

forBrands(['mayloc'], () => {
  test('every list of the site renders hostile texts literally and runs none', async ({ portal }) => {
    const executions = await watchExecutions(portal);
    for (const [name, change] of Object.entries(answers)) await answerWith(portal, name as EndpointName, change);
    await portal.open('/', { as: 'member01' });
    const popup = portal.slot('modal/popupNoticeModal');
    await expect(popup.getByRole('heading').first()).toBeVisible();
    await executions.expectNone('announcements that open by themselves');
    await portal.page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    for (const [path, slot, rows, least] of pages) {
      await navigateInApp(portal, path);
      await expectShown(portal.slot(slot).locator(rows), least, executions, path);
    }
    await navigateInApp(portal, '/promotions/3');
    await expect(portal.slot('page/promotionDetail').getByText(text(7)).first()).toBeVisible();
    await executions.expectNone('a promotion');
  });
});
