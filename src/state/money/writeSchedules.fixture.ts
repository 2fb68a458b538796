import type { Outcome } from './outcome.ts';
import type { PendingWrites } from './pendingWrites.ts';
import { createWrite, type Write, type WriteEnd } from './write.ts';
import { IN_FLIGHT_MS, type PendingWrite, type WriteState } from './writeMachine.ts';

/** The request; its password is not compared. */
export interface Order {
  amount: number;
  password: string;
}

interface Flight {
  key: string;
  order: Order;
  member: string;
  sentAt: number;
  hasArrived: boolean;
  answer: Promise<Outcome<string>>;
  end: ((outcome: Outcome<string>) => void) | null;
}

/** How long the platform knows a key. */
const FORGOTTEN_MS = 24 * 3_600_000;

/**
 * A platform that stores keys, and a network that loses and delays requests.
 * @param passwordFirst whether it refuses a wrong password before it looks for the key
 */
export function createMoneyPlatform(passwordFirst: boolean) {
  let now = 1_800_000_000_000;
  let keys = 0;
  let canRead = true;
  const flights: Flight[] = [];
  const effects: { key: string; member: string; amount: number; at: number }[] = [];
  const faults: string[] = [];

  const arrive = (flight: Flight): Outcome<string> => {
    flight.hasArrived = true;
    const known = effects.find(
      ({ key, member, at }) => key === flight.key && member === flight.member && now - at < FORGOTTEN_MS,
    );
    const isRefused = flight.order.password !== 'right';
    if (known !== undefined && !(passwordFirst && isRefused)) {
      if (known.amount !== flight.order.amount) return refusal('conflict');
      return { kind: 'done', value: flight.key };
    }
    if (isRefused) return refusal('payment_password_wrong');
    effects.push({ key: flight.key, member: flight.member, amount: flight.order.amount, at: now });
    return { kind: 'done', value: flight.key };
  };

  const platform = {
    now: () => now,
    effects,
    faults,
    flights,
    canRead: (can: boolean) => void (canRead = can),
    nextKey: () => `key-${String(++keys).padStart(6, '0')}`,
    send(order: Order, key: string, member: string): Flight {
      let end: Flight['end'] = null;
      const answer = new Promise<Outcome<string>>((resolve) => (end = resolve));
      const flight: Flight = { key, order, member, sentAt: now, hasArrived: false, answer, end };
      flights.push(flight);
      return flight;
    },
    /** Whether a request with that key can still be carried out. */
    mayArrive: (key: string) =>
      flights.some(
        (one) => one.key === key && !one.hasArrived && now - one.sentAt < IN_FLIGHT_MS && one.order.password === 'right',
      ),
    /** Whether the rows since that time contain the key. */
    records: (key: string, member: string, since = 0) =>
      canRead ? effects.some((one) => one.key === key && one.member === member && one.at >= since) : null,
    /** Advances the time; a request can arrive until two minutes after it was sent, an answer is awaited for fifteen seconds. */
    pass(ms: number) {
      now += ms;
      for (const flight of flights) if (now - flight.sentAt >= 15_000) platform.loseAnswer(flight);
    },
    deliver(flight: Flight | undefined, isAnswered: boolean) {
      if (flight === undefined || flight.hasArrived || now - flight.sentAt >= IN_FLIGHT_MS) return;
      const outcome = arrive(flight);
      if (isAnswered) flight.end?.(outcome);
      else flight.end?.({ kind: 'unknown' });
      flight.end = null;
    },
    loseAnswer(flight: Flight | undefined) {
      flight?.end?.({ kind: 'unknown' });
      if (flight !== undefined) flight.end = null;
    },
  };
  return platform;
}

export type MoneyPlatform = ReturnType<typeof createMoneyPlatform>;

const refusal = (code: string): Outcome<string> => ({ kind: 'refused', code, message: { key: code } });

/** A form: one work at a time of it can end a key. */
interface Form {
  write: Write<Order, string>;
  ended: PendingWrite[];
  /** Keys under which it has sent. */
  sent: Set<string>;
}

/** One tab, whose storage survives forms, reloads and members. Checks every key that ends, and every one left open. */
export function createTab(platform: MoneyPlatform, operation: string) {
  let stored: PendingWrite[] = [];
  let member: string | null = 'ana';
  let form: Form | null = null;
  let mine: Flight[] = [];
  let told: WriteEnd<string>['kind'] | null = null;

  const pendingOf = (ended: PendingWrite[]): PendingWrites => ({
    find: (operation, of) => stored.findLast((one) => one.operation === operation && one.member === of) ?? null,
    keep: (write) => void (stored = [...stored.filter(({ key }) => key !== write.key), write]),
    forget(key) {
      ended.push(...stored.filter((one) => one.key === key));
      stored = stored.filter((one) => one.key !== key);
    },
  });
  const openForm = (): Form => {
    const ended: PendingWrite[] = [];
    const sent = new Set<string>();
    const write = createWrite<Order, string>({
      operation,
      pending: pendingOf(ended),
      newKey: platform.nextKey,
      now: platform.now,
      member: async () => member,
      digest: async ({ amount }) => `amount ${amount}`,
      async send(order, key) {
        if (!stored.some((one) => one.key === key)) platform.faults.push(`${key} was sent before it was kept`);
        const flight = platform.send(order, key, member ?? '');
        sent.add(key);
        mine.push(flight);
        return flight.answer;
      },
      records: async (key, since) => platform.records(key, member ?? '', since),
    });
    return { write, ended, sent };
  };
  /** What a member sees of a key that ends must be true, and stay true. */
  const checkEnded = (end: WriteEnd<string>, { ended, sent, write }: Form) => {
    for (const { key, member: of } of ended.splice(0)) {
      const effect = platform.effects.find((one) => one.key === key);
      const isDone = effect !== undefined;
      const isSaidDone = end.kind === 'done' || end.kind === 'found';
      if (isDone !== isSaidDone) platform.faults.push(`${key} is ${isDone ? '' : 'not '}carried out, and told as ${end.kind}`);
      if (!isDone && platform.mayArrive(key)) platform.faults.push(`${key} ended while it was on its way`);
      if (isSaidDone && of !== member) platform.faults.push(`${key} of ${of} was told to ${String(member)}`);
      const told = write.request()?.amount;
      if (isDone && isSaidDone && (sent.has(key) || told !== undefined) && told !== effect.amount)
        platform.faults.push(`${key} moved ${effect.amount}, and told is ${String(told)}`);
    }
  };
  /** A key is left open only while the records cannot be read, or do not show it. */
  const checkOpen = (end: WriteEnd<string>, state: WriteState) => {
    if (end.kind !== 'open' || state.phase === 'ready' || state.write.member !== member) return;
    const { key } = state.write;
    if (platform.records(key, member) === true) platform.faults.push(`${key} is in the records, and told as open`);
  };
  const follow = (work: (open: Write<Order, string>) => Promise<WriteEnd<string>>) => {
    if (form === null) return;
    const acting = form;
    void work(acting.write).then((end) => {
      // what the pending work ends is its own to tell
      if (end.kind === 'busy') return;
      told = end.kind;
      checkEnded(end, acting);
      checkOpen(end, acting.write.state());
    });
  };
  return {
    state: (): WriteState | null => form?.write.state() ?? null,
    stored: () => stored,
    /** How the last work ended. */
    told: () => told,
    isSending: () => mine.some(({ end }) => end !== null),
    open() {
      form = openForm();
      follow((one) => one.open());
    },
    close: () => void (form = null),
    send: (order: Order) => follow((one) => one.send(order)),
    check: () => follow((one) => one.check()),
    discard: () => follow((one) => one.discard()),
    /** The page unloads: answers to its requests are lost. */
    reload() {
      form = null;
      for (const flight of mine) flight.end = null;
      mine = [];
    },
    become(next: string | null) {
      form = null;
      member = next;
    },
  };
}
