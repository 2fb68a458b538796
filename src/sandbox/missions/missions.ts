import { ownEntry } from '#engine/values/ownEntry.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { activityOf } from '../model/activity.ts';
import { requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { refusalInForce } from '#sandbox/protection/protectionOf.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { languageOf, textReader } from '../model/texts.ts';
import { moveMoney } from '../model/wallet.ts';
import { claimKey, missionOf, missionsOf } from './missionsOf.ts';

/** GET /wps/relay/MCSFE_getMissionSummaryDetails */
export const missionSummary: Handler<'missionSummary'> = ({ context, member, request }) => {
  const missions = missionsOf(context, member, textReader(context, languageOf(request)));
  return accept({ missions, count: missions.filter(({ status }) => status === 'in_process' || status === 'claim').length });
};

/** POST /wps/relay/MCSFE_claimMission: pays the reward of a complete mission, once a period. */
export const claimMission: Handler<'claimMission'> = ({ context, member, request }, { missionId }) => {
  const barred = refusalInForce(context, member);
  if (barred !== null) return barred;
  const known = context.data.content.missions ?? {};
  const entry = ownEntry(known, missionId);
  if (entry === undefined) return refuse('invalid_request', { field: 'missionId' });
  const { status, type, reward } = missionOf(context, member, missionId, entry, textReader(context, languageOf(request)));
  if (status !== 'claim') return refuse('mission_not_claimable');
  const activity = activityOf(context, member);
  activity.missions = { ...activity.missions, [claimKey(context, missionId, type)]: { at: context.now } };
  const paid = moveMoney(context, member, {
    type: 'BONUS',
    amount: reward,
    remark: { word: 'mission' },
    requestKey: requestKeyOf(request),
  });
  return accept({ referenceNumber: paid.referenceNumber, amount: reward, balance: member.balance });
};
