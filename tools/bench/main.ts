/**
 * `npm run bench`: compares the portal's production pages with a floor (static HTML with a hand-written form), and parts of the
 * engine with hand-written code. Prints ratios; a slow machine fails nothing. Run after `npm run build`.
 * `src/docs/guide/measure.md` explains its options.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readdirSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { chromiumPath } from '../chromium.ts';
import { precompress } from '../engine/precompress.ts';
import {
  type BenchServer,
  defaultKind,
  openBenchServer,
  protocols,
  type Protocol,
  serverKinds,
  type ServerKind,
} from './benchServer.ts';
import { compare, type Goal, markdownTable, type Row, table } from './compare.ts';
import { benchPaths, floorSite } from './floorSite.ts';
import { flagTimes, publishTimes, serveStarts, validation } from './micro.ts';
import { writeContenders } from './forms/contenders.ts';
import { formTable } from './forms/formTable.ts';
import { measureForms } from './forms/measureForms.ts';
import { type LobbyVisit, visitLobby } from './lobby.ts';
import { panelRows } from './panel.ts';
import { type Section, writeReport } from './writeReport.ts';
import { heapGrowth, type Profile, type Visit, visit } from './visit.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    brand: { type: 'string', default: 'folia' },
    json: { type: 'boolean', default: false },
    lobby: { type: 'boolean', default: false },
    forms: { type: 'boolean', default: false },
    panel: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    server: { type: 'string', default: defaultKind() },
    protocol: { type: 'string', default: 'h1' },
  },
});
if ([values.forms, values.lobby, values.panel].filter(Boolean).length > 1)
  throw new Error('--forms, --lobby and --panel exclude each other');
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}: a whole number from 1`);
const oneOf = <T extends string>(option: string, allowed: readonly T[], given: string): T => {
  const found = allowed.find((one) => one === given);
  if (found === undefined) throw new Error(`--${option} ${given}: ${allowed.join(' or ')}`);
  return found;
};
const serving: { kind: ServerKind; protocol: Protocol } = {
  kind: oneOf('server', serverKinds, values.server),
  protocol: oneOf('protocol', protocols, values.protocol),
};
const { brand, json } = values;
const engineDir = process.env['DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));
const say = (line: string): void => void (json || console.log(line));

type PageName = keyof typeof benchPaths;
type Side = 'floor' | 'portal';
const pages = Object.keys(benchPaths) as PageName[];
const profiles: readonly Profile[] = ['fast', 'slow'];
const sides: readonly Side[] = ['floor', 'portal'];

const ratio = (max: number): Goal => ({ of: 'ratio', max });
const value = (max: number): Goal => ({ of: 'value', max });
const MB = 1_000_000;

/** The headless shell, if there is one: a whole Chromium renders pages of its own window beside those measured. */
const launch = () =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--enable-precise-memory-info'],
  });

let servedBy = '';

/** Serves the brand, the floor and, where `contenders` says so, other libraries' forms to a browser while `measure` runs. */
async function served<T>(contenders: boolean, measure: (browser: Browser, server: BenchServer) => Promise<T>): Promise<T> {
  const site = floorSite(engineDir, brand);
  try {
    const folder = join(site.folder, 'sites', brand);
    if (contenders) await writeContenders(folder);
    // as publishing does for the portal's own files
    await precompress(folder);
    const server = await openBenchServer(site.folder, brand, serving);
    try {
      servedBy = server.name;
      say(`served by ${server.name}`);
      const browser = await launch();
      return await measure(browser, server).finally(() => browser.close());
    } finally {
      await server.close();
    }
  } finally {
    site.remove();
  }
}

const report = (section: Section, browser: Browser, { name }: BenchServer, lines: readonly string[]): void =>
  writeReport({ section, brand, rounds, server: name, browser: browser.version(), table: lines });

/** Alternates the pages of both sides, so that background load affects all alike. */
async function browserRows(browser: Browser, server: BenchServer): Promise<Row[]> {
  const seen: Record<string, Visit[]> = {};
  const lobbies: Record<Profile, Record<Side, LobbyVisit[]>> = {
    fast: { floor: [], portal: [] },
    slow: { floor: [], portal: [] },
  };
  const visitsOf = (page: PageName, profile: Profile, side: Side) => (seen[`${page} ${profile} ${side}`] ??= []);
  const { origin } = server;
  for (let round = 0; round <= rounds; round += 1) {
    say(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const profile of profiles) {
      for (const side of sides) {
        const one = await visitLobby(browser, server, { side, profile });
        if (round > 0) lobbies[profile][side].push(one);
      }
      for (const page of values.lobby ? [] : pages) {
        for (const side of sides) {
          const one = await visit(browser, origin + benchPaths[page][side], profile);
          // the first round warms the caches of server and browser
          if (round > 0) visitsOf(page, profile, side).push(one);
        }
      }
    }
  }
  const lobbyRow = (what: string, part: keyof LobbyVisit, unit: Row['unit'], goal: Goal, profile: Profile = 'fast'): Row => {
    const scale = part === 'late' ? 100 : 1;
    const numbers = (side: Side) => lobbies[profile][side].map((one) => one[part] * scale);
    return compare({ what, unit, floor: numbers('floor'), portal: numbers('portal'), goal });
  };
  const lobbyRows = [
    ...profiles.map((profile) => lobbyRow(`/rng first tiles, empty cache, ${profile}`, 'cold', 'ms', ratio(1.2), profile)),
    ...profiles.map((profile) => lobbyRow(`/rng page turn, ${profile}`, 'tiles', 'ms', ratio(1.2), profile)),
    lobbyRow('/rng late frames, scrolling', 'late', '%', value(5)),
    lobbyRow('/rng nodes', 'nodes', '', value(1500)),
  ];
  if (values.lobby && values.write) report('Lobby', browser, server, markdownTable(lobbyRows));
  if (values.lobby) return lobbyRows;
  const row = (page: PageName, profile: Profile, part: keyof Visit, name: string, goal?: Goal): Row => {
    const unit = part === 'cls' ? '' : part === 'heap' ? 'MB' : 'ms';
    const scale = part === 'heap' ? MB : 1;
    const numbers = (side: Side) => visitsOf(page, profile, side).map((one) => one[part] / scale);
    const what = `${benchPaths[page].portal} ${name}, ${profile}`;
    return compare({ what, unit, floor: numbers('floor'), portal: numbers('portal'), ...(goal && { goal }) });
  };
  const rows = pages.flatMap((page) =>
    profiles.flatMap((profile) => [
      row(page, profile, 'fcp', 'FCP', ratio(1.2)),
      row(page, profile, 'lcp', 'LCP', ratio(1.2)),
      row(page, profile, 'cls', 'CLS', value(0.01)),
    ]),
  );
  for (const profile of profiles) {
    // 1.5 x the server-rendered form written by hand with React, which is 1.9 x the floor
    rows.push(row('register', profile, 'ready', 'form ready', profile === 'slow' ? ratio(2.9) : undefined));
    rows.push(row('register', profile, 'script', 'script until then', profile === 'fast' ? value(75) : undefined));
    rows.push(row('register', profile, 'key', 'key to paint', ratio(1.3)));
  }
  rows.push(...lobbyRows);
  rows.push(row('register', 'fast', 'heap', 'heap after the form', value(5)));
  say('route changes');
  const growth = (await heapGrowth(browser, origin)) * 100;
  rows.push(compare({ what: 'heap growth, 200 route changes', unit: '%', portal: [growth], goal: value(10) }));
  return rows;
}

async function nodeRows(): Promise<Row[]> {
  say('rules, flags, publishing, server');
  const brands = readdirSync(join(engineDir, 'sites')).filter((name) => !name.startsWith('.'));
  const microRounds = Math.max(rounds, 15);
  return [
    compare({ what: 'validating 20 fields', unit: 'ns', ...validation(microRounds), goal: ratio(2) }),
    compare({ what: 'tree of 5,000 nodes to flags', unit: 'ms', portal: flagTimes(microRounds), goal: value(5) }),
    compare({ what: 'publish, a brand', unit: 'ms', portal: await publishTimes(engineDir, brands), goal: value(2000) }),
    compare({ what: 'serve, start to address', unit: 'ms', portal: await serveStarts(5), goal: value(1000) }),
  ];
}

/** The registration beside the same form by hand and of other libraries. */
async function formRows(browser: Browser, server: BenchServer): Promise<string[]> {
  const lines = formTable(await measureForms(browser, server.origin, { rounds, told: say }));
  if (values.write) report('Registration and home', browser, server, lines);
  return lines;
}

/** A panel of the member centre beside the same table by hand. */
async function panels(browser: Browser, server: BenchServer): Promise<Row[]> {
  const rows = await panelRows(browser, server, { rounds, told: say });
  if (values.write) report('Panel', browser, server, markdownTable(rows));
  return rows;
}

const forms = values.lobby || values.panel ? [] : await served(true, formRows);
for (const line of forms) say(line);

const inBrowser = values.forms || values.panel ? [] : await served(false, browserRows);
const ofPanel = values.forms || values.lobby ? [] : await served(false, panels);
const rows = [...inBrowser, ...ofPanel, ...(values.forms || values.lobby || values.panel ? [] : await nodeRows())];
if (json) console.log(JSON.stringify({ brand, rounds, server: servedBy, rows, forms }, null, 2));
else if (rows.length > 0) for (const line of table(rows)) console.log(line);
