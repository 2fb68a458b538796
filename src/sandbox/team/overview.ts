import type { Handler } from '#sandbox/protocol/handler.ts';
import { moneyOf } from '#sandbox/values/amounts.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { seedOf } from '#sandbox/values/random.ts';
import { addFigures, figuresByDay } from './figures.ts';
import { incomeByDay } from './revenue.ts';
import { dayIn } from '#sandbox/values/days.ts';
import { isWithin, spanOf } from '#sandbox/values/span.ts';
import { hasStopped } from './stopped.ts';
import { daysIn } from './teamDays.ts';
import { balanceOf, type TeamMember, teamOf } from './teamOf.ts';

/** GET /wps/relay/MCS2_agentTeamOverview */
export const agentTeamOverview: Handler<'agentTeamOverview'> = ({ context, member }, { startTime, endTime }) => {
  const span = spanOf({ startTime, endTime: endTime ?? context.now });
  if (span === null) return refuse('invalid_request', { field: 'startTime' });
  const team = teamOf(context, member);
  const starts = daysIn(context.brand.timeZone, span);
  const members = team.map((downline) => figuresByDay(context, downline, { span, starts })).filter(({ length }) => length > 0);
  const days = starts.map((time, day) => ({ time, ...addFigures(members.map((figures) => figures[day])) }));
  const all = addFigures(days);
  const online = onlineIds(context);
  const incomes = incomeByDay(context, member, span);
  return accept({
    teamSize: team.length,
    directDownlines: team.filter(({ level }) => level === 1).length,
    online: team.filter((one) => online.has(one.id) || isMadeOnline(context, one)).length,
    registrations: team.filter(({ registered }) => isWithin(registered, span)).length,
    activePlayers: members.filter((figures) => figures.some(({ betAmount }) => betAmount > 0n)).length,
    ...(Number.isFinite(span.before) && { stopped: team.filter((one) => hasStopped(context, one, span)).length }),
    teamBalance: moneyOf(team.reduce((sum, one) => sum + balanceOf(context, one), 0n)),
    deposit: moneyOf(all.deposit),
    withdrawal: moneyOf(all.withdrawal),
    validBet: moneyOf(all.validBet),
    bonus: moneyOf(all.bonus),
    netProfit: moneyOf(all.netProfit),
    income: moneyOf([...incomes.values()].reduce((sum, one) => sum + one, 0n)),
    days: days.map(({ time, deposit, withdrawal, validBet }) => ({
      time,
      deposit: moneyOf(deposit),
      withdrawal: moneyOf(withdrawal),
      validBet: moneyOf(validBet),
      income: moneyOf(incomes.get(dayIn(context.brand.timeZone, time).start) ?? 0n),
    })),
  });
};

/** Members with a session that has not ended. */
const onlineIds = ({ state, now }: SandboxContext): Set<string> =>
  new Set(Object.values(state.sessions).flatMap(({ memberId, expiresAt }) => (expiresAt > now ? [memberId] : [])));

const hourMs = 3_600_000;

/** Of those who play, some are there at any hour. */
const isMadeOnline = ({ now }: SandboxContext, { made }: TeamMember): boolean =>
  made !== null && made.play > 0 && seedOf(`${made.id} ${Math.floor(now / hourMs)}`) % 10 === 0;
