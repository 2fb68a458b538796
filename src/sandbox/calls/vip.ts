import type { SandboxPerk, VipDate, VipPerk } from '#contract/types.ts';
import { betsOf } from '#sandbox/history/bets.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { dayIn } from '#sandbox/values/days.ts';
import { accept } from '#sandbox/values/refusal.ts';
import { activityOf } from '../model/activity.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { type ReadText, textReader } from '../model/texts.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** When a week's amount is paid. */
const PAID_AT = 10 * hourMs;

/** GET /wps/relay/MCS2_getVipInfo */
export const vipInfo: Handler<'vipInfo'> = ({ context, member }, { language }) => {
  const read = textReader(context, language);
  const { levels: own = {}, perks = {} } = context.data.games;
  const { rankLevel } = member.label;
  const levels = Object.entries(own).map(([rank, level]) => ({
    ...level,
    rankLevel: Number(rank),
    benefits: level.benefits.map(read),
    perks: Object.entries(perks).flatMap(([id, perk]) => perkOf(id, perk, rank, read)),
  }));
  const period = levels.some(({ keep }) => keep !== undefined) ? { until: endOfYear(context) } : {};
  const dates = Object.entries(perks)
    .flatMap(([id, perk]) => dateOf(context, member, id, perk, read))
    .sort((one, other) => one.at - other.at);
  return accept({ rankLevel, progress: activityOf(context, member).validBets, levels, ...period, dates });
};

const holds = ({ amounts = {}, texts = {} }: SandboxPerk, rank: string): boolean =>
  Object.hasOwn(amounts, rank) || Object.hasOwn(texts, rank);

function perkOf(id: string, perk: SandboxPerk, rank: string, read: ReadText): VipPerk[] {
  if (!holds(perk, rank)) return [];
  const { name, topic, unit, amounts = {}, texts = {} } = perk;
  const [amount, text] = [amounts[rank], texts[rank]];
  return [
    {
      id,
      name: read(name),
      topic,
      ...(amount === undefined || unit === undefined ? {} : { unit, amount }),
      ...(text === undefined ? {} : { text: read(text) }),
    },
  ];
}

/** The next day on which the member receives the benefit. */
function dateOf(context: SandboxContext, member: Member, id: string, perk: SandboxPerk, read: ReadText): VipDate[] {
  const rank = String(member.label.rankLevel);
  const birthday = member.record['birthday'] ?? '';
  if (!holds(perk, rank)) return [];
  const what = { name: read(perk.name), perk: id, ...(perk.note === undefined ? {} : { note: read(perk.note) }) };
  if (perk.received === 'BIRTHDAY' && birthday !== '') return [{ at: nextBirthday(context, birthday), ...what }];
  if (perk.received !== 'MONDAY') return [];
  const start = thisMonday(context);
  const at = dayAfter(context, start, 7) + PAID_AT;
  const share = centsOf(perk.amounts?.[rank] ?? '0');
  const bets = betsOf(context, member).filter(({ time }) => time >= start);
  const valid = bets.reduce((sum, { validBet }) => sum + centsOf(validBet ?? '0'), 0n);
  return [{ at, ...what, amount: moneyOf((valid * share) / 10_000n), estimated: true }];
}

const zoneOf = ({ brand }: SandboxContext): string | undefined => brand.timeZone;

/** The start of the day some days after another day's start. */
const dayAfter = (context: SandboxContext, start: number, days: number): number =>
  dayIn(zoneOf(context), start + days * dayMs + dayMs / 2).start;

function thisMonday(context: SandboxContext): number {
  const today = dayIn(zoneOf(context), context.now);
  const sinceMonday = (new Date(`${today.name}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(context, today.start, -sinceMonday);
}

function nextBirthday(context: SandboxContext, birthday: string): number {
  const today = dayIn(zoneOf(context), context.now);
  const year = Number(today.name.slice(0, 4));
  const inYear = (one: number) => dayIn(zoneOf(context), Date.parse(`${one}-01-01T12:00:00Z`) + dayOfYear(one, birthday)).start;
  return inYear(year) >= today.start ? inYear(year) : inYear(year + 1);
}

/** Ms from 1 January to the birthday in a year; one of 29 February is on 1 March in most years. */
const dayOfYear = (year: number, birthday: string): number =>
  Date.UTC(year, Number(birthday.slice(5, 7)) - 1, Number(birthday.slice(8, 10))) - Date.UTC(year, 0, 1);

/** The last moment of the brand's calendar year. */
function endOfYear(context: SandboxContext): number {
  const year = Number(dayIn(zoneOf(context), context.now).name.slice(0, 4));
  return dayIn(zoneOf(context), Date.UTC(year + 1, 0, 1, 12)).start - 1;
}
