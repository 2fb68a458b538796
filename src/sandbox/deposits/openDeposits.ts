import type { DepositStatus, SandboxDepositChannel } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { credit, endDeposit, openDeposit } from './order.ts';

/** Creates the deposits that a scenario names, once for a member, over all channels in turn. */
export function openDeposits(context: SandboxContext, member: Member): void {
  const { open = [] } = context.settings.deposit;
  const { scenario } = context.state.overlay;
  const channels = Object.entries(context.data.platform.depositChannels ?? {});
  const activity = activityOf(context, member);
  if (open.length === 0 || activity.depositScenario === scenario || member.type === context.brand.agent.demoType) return;
  activity.depositScenario = scenario;
  // the first of the list is the latest
  for (const [index, status] of [...open.entries()].toReversed()) {
    const channel = channels[index % channels.length];
    if (channel !== undefined) bring(context, member, channel, status);
  }
}

function bring(
  context: SandboxContext,
  member: Member,
  [channelId, channel]: [string, SandboxDepositChannel],
  status: DepositStatus,
): void {
  const wanted = { channelId, channel, amount: channel.min, payerName: '', bonus: null, requestKey: null };
  const stored = openDeposit(context, member, wanted);
  if (status === 'CREDITED') credit(context, member, stored, context.now);
  else if (status !== 'PENDING') endDeposit(stored, status, context.now);
}
