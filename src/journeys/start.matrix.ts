// covers: home, register, help, fields, header, banner, footer, side-menu, notices, screens, popular-lottery, winners, game-rails
import type { Page, Request } from '@playwright/test';
import { type FaultKind, faultKinds } from '#sandbox/model/data.ts';
import { type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { expectNotBlank, watchBlank } from './support/checks/blankPage.ts';
import { isWhole } from './support/selection/depth.ts';
import { otherPerson } from './support/otherPerson.ts';
import { expect, forgetTab, type PortalUnderTest, test } from './support/portal.ts';

/** The faults of a call: all with `DEEP=all`, else one of them, rotating over the calls. */
const kindsFor = (nth: number): readonly FaultKind[] =>
  isWhole ? faultKinds : faultKinds.filter((_, at) => at === nth % faultKinds.length);

/** Different faults, for calls that take seconds. */
const fewKinds: readonly FaultKind[] = isWhole ? faultKinds : ['offline', '500', 'wrong-schema', 'refused'];

const names = Object.keys(endpoints) as EndpointName[];

/** Longest series of retries of a read that fails at once. */
const GIVEN_UP_MS = 9_000;

interface Visit {
  path: string;
  as?: string;
}

const visits: Readonly<Record<string, Visit>> = {
  'a visitor at home': { path: '/' },
  'a visitor who registers': { path: '/register' },
  'a visitor who needs help': { path: '/help' },
  'a member at home': { path: '/', as: 'member01' },
};

const openVisit = (portal: PortalUnderTest, { path, as }: Visit): Promise<void> =>
  portal.open(path, as === undefined ? {} : { as });

/** Sections of the home page load when they come near. */
const scrollOn = (page: Page): Promise<void> => page.evaluate(() => scrollBy(0, innerHeight));

/** Calls of a visit without any action. */
async function callsOf(portal: PortalUnderTest, visit: Visit): Promise<EndpointName[]> {
  const asked = new Set<string>();
  portal.page.on('request', (request) => asked.add(`${request.method()} ${new URL(request.url()).pathname}`));
  await openVisit(portal, visit);
  let before = 0;
  const stillAsking = async () => {
    await scrollOn(portal.page);
    const asking = asked.size > before || !asked.has(`GET ${endpoints.permission.path}`);
    before = asked.size;
    return asking;
  };
  await expect.poll(stillAsking, { intervals: [1_000] }).toBe(false);
  portal.page.removeAllListeners('request');
  await forgetTab(portal);
  return names.filter((name) => asked.has(`${endpoints[name].method} ${endpoints[name].path}`));
}

/** The requests of a path, from now on. */
function requestsOf(page: Page, path: string): () => readonly Request[] {
  const requests: Request[] = [];
  page.removeAllListeners('request');
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request);
  });
  return () => requests;
}

/** Visitors at once: most of the time passes until retries end. */
const VISITORS = 3;

/** One visit under faults, in a browser and a sandbox that no other visit uses at the time. */
type Trial = (visitor: PortalUnderTest) => Promise<void>;

/** A visit while one call has a fault. */
const oneFault =
  (visit: Visit, endpoint: EndpointName, kind: FaultKind): Trial =>
  async (visitor) => {
    const { page, sandbox } = visitor;
    const what = `${kind} of ${endpoint}`;
    await sandbox.clearFaults();
    await sandbox.fault(endpoint, kind);
    const asked = requestsOf(page, endpoints[endpoint].path);
    await openVisit(visitor, visit);
    const askedBy = async () => (asked().length > 0 ? asked() : scrollOn(page).then(asked));
    await expect.poll(askedBy, { message: what }).not.toEqual([]);
    if (kind !== 'timeout') await asked()[0]?.response();
    if (endpoint === 'permission') {
      await expect(visitor.slot('screen/networkError'), what).toBeVisible();
    }
    await expectNotBlank(page, what);
    // replies stored in the tab are not requested again
    await forgetTab(visitor);
  };

/** A visit while every call but the first has a fault. */
const allFaults =
  (visit: Visit, calls: readonly EndpointName[], kind: FaultKind): Trial =>
  async (visitor) => {
    const { page, sandbox } = visitor;
    const what = `${kind} of every call but the first`;
    await sandbox.reset();
    for (const endpoint of calls) if (endpoint !== 'permission') await sandbox.fault(endpoint, kind);
    await openVisit(visitor, visit);
    await page.waitForLoadState('networkidle', { timeout: GIVEN_UP_MS }).catch(() => undefined);
    await expectNotBlank(page, what);
    await expect(page.locator('[data-slot^="page/"]').first(), what).toBeVisible();
    await forgetTab(visitor);
  };

for (const [who, visit] of Object.entries(visits)) {
  test(`${who} never sees a blank page, whatever happens to each call or to all but the first`, async ({ portal, browser }) => {
    test.setTimeout(540_000);
    portal.problems.expect(/Failed to load resource|ERR_/);
    const others = Array.from({ length: VISITORS - 1 }, (_, nth) => otherPerson(portal, browser, `${portal.session}-${nth}`));
    const visitors = [portal, ...(await Promise.all(others))];
    for (const { page } of visitors) await watchBlank(page);
    const calls = await callsOf(portal, visit);
    expect(calls).toContain('permission');
    expect(calls.length).toBeGreaterThan(4);
    const trials = [
      ...fewKinds.map((kind) => allFaults(visit, calls, kind)),
      ...calls.flatMap((endpoint, nth) => kindsFor(nth).map((kind) => oneFault(visit, endpoint, kind))),
    ].values();
    const visitInTurn = async (visitor: PortalUnderTest): Promise<void> => {
      for (const trial of trials) await trial(visitor);
    };
    await Promise.all(visitors.map(visitInTurn));
  });
}
