import type { DepositOrder, Withdrawal } from '#contract/types.ts';

/** One step on the way of an order. */
export interface OrderStop {
  /** A step of the usual way, such as `paid`, or a status that this way does not have, such as `REJECTED`. */
  name: string;
  isStatus: boolean;
  /** `ended`: the order went no further. */
  state: 'done' | 'now' | 'next' | 'ended';
  /** When it was reached, epoch ms; null where the platform does not say. */
  at: number | null;
  /** Until when it is expected, epoch ms; of the step that is under way. */
  by: number | null;
}

type Order = Pick<DepositOrder | Withdrawal, 'time' | 'steps' | 'expectedBy'>;

/** When a status began; the last time, where it began twice. */
const timeOf = ({ steps = [] }: Order, status: string): number | null =>
  steps.findLast((step) => step.status === status)?.time ?? null;

interface Stop {
  name: string;
  /** The status that begins when it is reached. */
  status: string;
}

/** Stops up to `reached` are done, the next one is under way until `by`. */
function along(order: Order, stops: readonly Stop[], reached: number, by: number | null): OrderStop[] {
  return stops.map(({ name, status }, index) => {
    if (index < reached)
      return { name, isStatus: false, state: 'done', at: index === 0 ? order.time : timeOf(order, status), by: null };
    return { name, isStatus: false, state: index === reached ? 'now' : 'next', at: null, by: index === reached ? by : null };
  });
}

/** The stops that were reached, and the end. */
function ended(order: Order, stops: readonly Stop[], reached: number, status: string): OrderStop[] {
  const end: OrderStop = { name: status, isStatus: true, state: 'ended', at: timeOf(order, status), by: null };
  return [...along(order, stops.slice(0, reached), reached, null), end];
}

const depositStops: readonly Stop[] = [
  { name: 'requested', status: 'PENDING' },
  { name: 'paid', status: 'PAID' },
  { name: 'checked', status: 'APPROVED' },
  { name: 'credited', status: 'CREDITED' },
];

/** From the request of a deposit to its credit. */
export function depositPath(order: DepositOrder): OrderStop[] {
  const { status, expiresAt, expectedBy = null } = order;
  const isPaid = order.isPaid === true || timeOf(order, 'PAID') !== null;
  switch (status) {
    case 'PENDING':
      return along(order, depositStops, isPaid ? 2 : 1, isPaid ? expectedBy : (expiresAt ?? null));
    case 'APPROVED':
      return along(order, depositStops, 3, expectedBy);
    case 'CREDITED':
      return along(order, depositStops, 4, null);
    default:
      return ended(order, depositStops, isPaid ? 2 : 1, status);
  }
}

const withdrawalStops: readonly Stop[] = [
  { name: 'requested', status: 'PENDING' },
  { name: 'checked', status: 'APPROVED' },
  { name: 'sent', status: 'DISBURSED' },
  { name: 'received', status: 'RECEIVED' },
];

/** From the request of a withdrawal to its arrival. */
export function withdrawalPath(row: Withdrawal): OrderStop[] {
  const { status, confirmBy, expectedBy = null, refund } = row;
  switch (status) {
    case 'PENDING':
      return along(row, withdrawalStops, 1, expectedBy);
    case 'APPROVED':
      return along(row, withdrawalStops, 2, expectedBy);
    case 'DISBURSED':
      return along(row, withdrawalStops, 3, confirmBy ?? null);
    case 'RECEIVED':
      return along(row, withdrawalStops, 4, null);
    case 'PARTIALLY_RECEIVED':
    case 'NOT_RECEIVED': {
      // the operator looks for the rest, until it is paid back
      const review: OrderStop = { name: status, isStatus: true, state: 'now', at: null, by: expectedBy };
      const end: OrderStop = { name: 'refunded', isStatus: false, state: 'done', at: null, by: null };
      return [...along(row, withdrawalStops.slice(0, 3), 3, null), refund === undefined ? review : end];
    }
    case 'FORCED_RECEIVED':
      return ended(row, withdrawalStops, 3, status);
    default:
      // the bank refuses after the check, the operator at the check
      return ended(row, withdrawalStops, timeOf(row, 'APPROVED') === null ? 1 : 2, status);
  }
}

/** The last moment that is known of an order, epoch ms. */
export const lastChange = ({ time, steps = [] }: Order): number => Math.max(time, ...steps.map((step) => step.time));
