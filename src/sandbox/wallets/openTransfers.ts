import { activityOf } from '../model/activity.ts';
import { isLess } from '#sandbox/values/money.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { moveTransfer } from './moveTransfer.ts';
import { changeVendorBalance, vendorWalletsOf } from './vendorWallets.ts';

const AMOUNT = '10.00';

/** Creates the transfers to vendors that a scenario names, once for a member. */
export function openTransfers(context: SandboxContext, member: Member): void {
  const { open = [] } = context.settings.transfer ?? {};
  const { scenario } = context.state.overlay;
  const activity = activityOf(context, member);
  if (open.length === 0 || activity.transferScenario === scenario || member.type === context.brand.agent.demoType) return;
  const wallets = vendorWalletsOf(context, member).filter(({ state }) => state === 'ACTIVE');
  activity.transferScenario = scenario;
  // the first of the list is the latest
  for (const [index, status] of [...open.entries()].toReversed()) {
    const wallet = wallets[index % wallets.length];
    if (wallet === undefined || isLess(member.balance, AMOUNT)) continue;
    moveTransfer(context, member, { type: 'VENDOR_IN', partner: wallet.name, amount: AMOUNT, status });
    if (status === 'CREDITED') changeVendorBalance(member, wallet.vendor, AMOUNT);
  }
}
