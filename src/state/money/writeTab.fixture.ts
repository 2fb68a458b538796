import { AsyncLocalStorage } from 'node:async_hooks';
import { memoryStorage } from '#platform/browser/memoryStorage.fixture.ts';
import type { Portal } from '#state/portal/portal.ts';
import { openWrite, type WriteName } from './openWrite.ts';
import type { Write, WriteEnd } from './write.ts';
import type { PendingWrite } from './writeMachine.ts';

/** One page of a tab: what a page that has been left still does reaches nobody. */
export interface OpenPage {
  storage: Storage;
}

/** The page that acts. */
export const pages = new AsyncLocalStorage<OpenPage>();
export const RESTING: OpenPage = { storage: memoryStorage() };
/** What the work that acts has ended: another one of the same page may end at the same time. */
const endings = new AsyncLocalStorage<PendingWrite[]>();

export interface Flight {
  request: Request;
  key: string;
  page: OpenPage;
  sentAt: number;
  hasArrived: boolean;
  end: ((response: Response) => void) | null;
}

/** What a tab needs to know of the platform, and what it tells of itself. */
export interface PlatformFacts {
  portal: Portal;
  /** The request that the platform accepts. */
  valid: object | undefined;
  flights: readonly Flight[];
  faults: string[];
  /** Whether somebody is signed in. */
  hasMember: () => boolean;
  /** Whether the records of a member contain the key. */
  isRecorded: (key: string) => Promise<boolean>;
  mayArrive: (key: string) => boolean;
  lose: (flight: Flight) => void;
}

export const pendingIn = (storage: Storage): PendingWrite[] =>
  JSON.parse(storage.getItem('pendingWrites') ?? '[]') as PendingWrite[];

function watched(storage: Storage): Storage {
  const keep = (change: () => void) => {
    const before = pendingIn(storage);
    change();
    const after = new Set(pendingIn(storage).map(({ key }) => key));
    endings.getStore()?.push(...before.filter(({ key }) => !after.has(key)));
  };
  return {
    ...storage,
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => keep(() => storage.setItem(key, value)),
    removeItem: (key) => keep(() => storage.removeItem(key)),
  };
}

/** A tab: its storage outlives forms and reloads. Every key that ends is compared with the platform's records. */
export function createWriteTab(platform: PlatformFacts, name: WriteName) {
  let page: OpenPage = { storage: memoryStorage() };
  let form: Write<unknown, unknown> | null = null;
  let works = 0;
  const load = (kept: string | null) => {
    page = { storage: watched(memoryStorage()) };
    if (kept !== null) page.storage.setItem('pendingWrites', kept);
  };
  load(null);
  const told = async (end: WriteEnd<unknown>, ended: readonly PendingWrite[]) => {
    for (const { key } of ended) {
      const isDone = await platform.isRecorded(key);
      const isSaidDone = end.kind === 'done' || end.kind === 'found';
      // a recall that finds nothing is done without a record
      const isEmpty = name === 'walletRecall' && end.kind === 'done';
      if (isDone !== isSaidDone && !isEmpty)
        platform.faults.push(`${key} is ${isDone ? '' : 'not '}recorded, and told as ${end.kind}`);
      if (!isDone && !isSaidDone && platform.mayArrive(key)) platform.faults.push(`${key} ended while it was on its way`);
      if (isSaidDone && !platform.hasMember()) platform.faults.push(`${key} was told to nobody`);
    }
  };
  const follow = (work: (open: Write<unknown, unknown>) => Promise<WriteEnd<unknown>>): void => {
    const [open, by] = [form, page];
    if (open === null) return;
    works += 1;
    const isHere = () => by === page;
    const ended: PendingWrite[] = [];
    const worked = pages.run(by, () => endings.run(ended, () => work(open)));
    const followed = worked.then((end) => (isHere() ? told(end, ended) : undefined));
    void followed.finally(() => (works -= 1));
  };
  return {
    /** Whether it will go on by itself: without an answer to a request, it does not. */
    isBusy: () => works > platform.flights.filter((flight) => flight.page === page && flight.end !== null).length,
    phase: () => form?.state().phase ?? null,
    stored: () => pendingIn(page.storage),
    open() {
      form = pages.run(page, () => openWrite(platform.portal, name, '')) as Write<unknown, unknown>;
      follow((one) => one.open());
    },
    close: () => void (form = null),
    send(isRight: boolean) {
      const request = isRight ? platform.valid : { ...platform.valid, paymentPassword: '000000' };
      follow((one) => one.send(request));
    },
    check: () => follow((one) => one.check()),
    discard: () => follow((one) => one.discard()),
    /** The page is left: its requests may still arrive, their answers reach nobody. */
    reload() {
      form = null;
      const left = page;
      load(left.storage.getItem('pendingWrites'));
      for (const flight of platform.flights) if (flight.page === left) platform.lose(flight);
    },
  };
}
