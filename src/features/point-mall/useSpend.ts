import type { PointChange, RedeemRecord } from '#contract/types.ts';
import type { CallOptions } from '#platform/http/client.ts';
import { askPassword } from '#state/money/passwordCheck.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { realAccountOnly } from '#state/account/realAccount.ts';
import { createWriteKey, type Outcome, readOrNull } from '#state/money/idempotentWrite.ts';
import type { SocialKind } from '#state/money/socialId.ts';

const NEWEST = { pageNo: 1, pageSize: 50 } as const;

/** A spending: what the member sees, what is sent, and how the platform's records show it. */
interface Spending<Row> {
  /** The call that `send` makes. */
  endpoint: 'redeemPoint' | 'convertPoint';
  title: string;
  lines: { label: string; value: string }[];
  confirm: string;
  hasPassword: boolean;
  contact: SocialKind | null;
  send: (password: string, contact: string, options: CallOptions) => Promise<Outcome<unknown>>;
  rows: (portal: Portal) => Promise<readonly Row[] | null>;
  /** Tells one row from another. */
  idOf: (row: Row) => string;
  /** Whether a new row is this spending. */
  isIt: (row: Row) => boolean;
  /** Said when it has been carried out. */
  done: string;
}

export const redeemRows = async (portal: Portal): Promise<readonly RedeemRecord[] | null> => {
  const reply = await portal.client.call('redeemPointList', NEWEST);
  return reply.ok ? reply.value.rows : null;
};

export const changeRows = async (portal: Portal): Promise<readonly PointChange[] | null> => {
  const reply = await portal.client.call('pointDetails', NEWEST);
  return reply.ok ? reply.value.rows : null;
};

/**
 * Spends points through the password dialog, under one key from its opening to a final answer. When an answer is lost
 * the records are compared with those from before, and nothing is sent again until they have told (T19).
 */
export function useSpend(): <Row>(spending: Spending<Row>) => Promise<boolean> {
  const portal = usePortal();
  return async ({ endpoint, send, rows, idOf, isIt, done, ...shown }) => {
    if (!(await realAccountOnly(portal))) return false;
    const key = createWriteKey();
    let before: ReadonlySet<string> | null = null;
    const carriedOut = await askPassword(portal, {
      ...shown,
      async run(password, contact) {
        if (before === null) {
          const known = await readOrNull(() => rows(portal));
          // without the records a lost answer could never be told apart: nothing is sent
          if (known === null) return { kind: 'refused', code: '', message: { key: 'errors:network_abnormal' } };
          before = new Set(known.map(idOf));
        }
        return send(password, contact, key.options());
      },
      async happened() {
        const known = await readOrNull(() => rows(portal));
        return known === null ? null : known.some((row) => before?.has(idOf(row)) !== true && isIt(row));
      },
    });
    portal.serverState.current()?.invalidateAfter(endpoint);
    if (carriedOut) portal.overlay.toast({ text: done }, 'ok');
    return carriedOut;
  };
}
