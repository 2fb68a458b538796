import type { Activity, Member } from './state.ts';
import type { SandboxContext } from './sandboxContext.ts';

const hourMs = 3_600_000;

/** What the member has done; a seed member starts with a history. */
export function activityOf(context: SandboxContext, member: Member): Activity {
  const known = context.state.activity[member.id];
  if (known !== undefined) return known;
  const seed = context.data.users.users[member.account];
  const points = seed?.points ?? 0;
  const activity: Activity = {
    favourites: [],
    recent: [],
    points,
    pointChanges:
      points === 0 ? [] : [{ time: context.now - 50 * hourMs, type: 'EARN', change: points, balance: points, remark: '' }],
    redeems: points === 0 ? [] : pastRedeems(context.now, points),
    promotions: Object.fromEntries(
      Object.entries(seed?.promotions ?? {}).map(([id, status]) => [
        id,
        { at: context.now - hourMs, seed: status, claimed: false },
      ]),
    ),
    bets: [],
    transactions: [],
    transfers: [],
    deposits: [],
    feedback: [],
    validBets: seed?.validBets ?? '0.00',
    chatUnread: seed?.chatUnread ?? 0,
    withdrawals: [],
    confirmations: [],
    withdrawalScenario: '',
  };
  context.state.activity[member.id] = activity;
  return activity;
}

/** One exchange of each state. */
function pastRedeems(now: number, points: number): Activity['redeems'] {
  return (['in_process', 'rejected', 'approved'] as const).map((status, index) => ({
    referenceNumber: `RD${String(900003 - index)}`,
    applyTime: now - (index * 26 + 3) * hourMs,
    type: 'GOODS',
    name: { word: (['linenTote', 'deskLamp', 'enamelMug'] as const)[index] ?? 'linenTote' },
    quantity: 1 + index,
    status,
    pointsBalance: points,
    remark: status === 'rejected' ? { word: 'addressIncomplete' } : '',
  }));
}
