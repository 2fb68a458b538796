import type { Browser, Page } from 'playwright';
import type { BenchServer } from './benchServer.ts';
import { openPage, type Profile, slowDown } from './visit.ts';

/** Measures of a member's lobby of 10,000 games; ms, a share, a count. */
export interface LobbyVisit {
  /** From the navigation to the first tiles, with an empty cache. */
  cold: number;
  /** From the request of another page of games to its tiles, with its code loaded. */
  tiles: number;
  /** Share of late frames while scrolling to the end. */
  late: number;
  nodes: number;
}

const ACCOUNT = 'member01';
const MAX_MS = 60_000;
/** The line is quiet when nothing was requested for so long, ms. */
const QUIET_MS = 500;

/** Stores a session in the tab. The sandbox, which signs users in, may have another origin than the site. */
export async function signIn(page: Page, { origin, sandbox }: BenchServer): Promise<void> {
  await page.goto(`${sandbox}/floor-empty.html`);
  const token = (await page.evaluate(
    `fetch('/__sandbox/user', { method: 'POST', body: ${JSON.stringify(JSON.stringify({ account: ACCOUNT }))} })
      .then((reply) => reply.json()).then(({ token }) => token)`,
  )) as string;
  await page.goto(`${origin}/floor-empty.html`);
  await page.evaluate(`sessionStorage.setItem('token', ${JSON.stringify(token)})`);
}

/** Waits until the page requests nothing. Playwright's idle network is a state of the load, which does not come a second time. */
function quietLine(page: Page): () => Promise<void> {
  let open = 0;
  let last = performance.now();
  const count = (change: number) => () => {
    open += change;
    last = performance.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return async () => {
    const until = performance.now() + MAX_MS;
    last = performance.now();
    while ((open > 0 || performance.now() - last < QUIET_MS) && performance.now() < until) await page.waitForTimeout(50);
  };
}

/** Opens a lobby as a member, scrolls to its end, and opens its second page. */
export async function visitLobby(
  browser: Browser,
  server: BenchServer,
  { side, profile }: { side: 'floor' | 'portal'; profile: Profile },
): Promise<LobbyVisit> {
  const { page, cdp, close } = await openPage(browser);
  try {
    await signIn(page, server);
    if (profile === 'slow') await slowDown(cdp);
    const quiet = quietLine(page);
    const path = side === 'floor' ? '/floor-lobby.html' : '/rng';
    await page.goto(server.origin + path, { timeout: MAX_MS });
    const cold = (await page.evaluate('window.benchTiles()')) as number;
    await quiet();
    // the page numbers are at the end; who reads there is slower than a request
    const late = (await page.evaluate('window.benchScroll()')) as number;
    await quiet();
    const turn = side === 'floor' ? 'window.floorPage(2)' : "window.benchRoute('/rng?page=2')";
    const tiles = (await page.evaluate(`window.benchTiles(() => ${turn})`)) as number;
    const nodes = (await page.evaluate('document.querySelectorAll("body *").length')) as number;
    return { cold, tiles, late, nodes };
  } finally {
    await close();
  }
}
