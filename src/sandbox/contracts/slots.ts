import type { ContractKind, SalaryPeriod } from '#contract/types.ts';
import { dayIn } from '#sandbox/values/days.ts';

const hourMs = 3_600_000;
const FIVE_MINUTES_MS = 300_000;

interface Paid {
  kind: ContractKind;
  period?: SalaryPeriod | null;
}

/** When the period of a contract ends in which a moment lies, ms; days are those of a zone. */
export function slotEnd({ kind, period }: Paid, timeZone: string | undefined, moment: number): number {
  if (kind === 'realTimeSalary') return after(moment, FIVE_MINUTES_MS);
  if (kind === 'hourSalary') return after(moment, hourMs);
  let { start } = dayIn(timeZone, moment);
  do {
    // 25 hours later it is the next day, also where a day has 23 or 25 hours
    start = dayIn(timeZone, start + 25 * hourMs).start;
  } while (!beginsPeriod(period ?? 'DAILY', dayIn(timeZone, start).name));
  return start;
}

/** When the period of a contract begins in which a moment lies, ms. */
export function slotStart({ kind, period }: Paid, timeZone: string | undefined, moment: number): number {
  if (kind === 'realTimeSalary') return after(moment, FIVE_MINUTES_MS) - FIVE_MINUTES_MS;
  if (kind === 'hourSalary') return after(moment, hourMs) - hourMs;
  let day = dayIn(timeZone, moment);
  while (!beginsPeriod(period ?? 'DAILY', day.name)) day = dayIn(timeZone, day.start - 1);
  return day.start;
}

const after = (moment: number, length: number): number => (Math.floor(moment / length) + 1) * length;

function beginsPeriod(period: SalaryPeriod, name: string): boolean {
  switch (period) {
    case 'DAILY':
      return true;
    case 'WEEKLY':
      return new Date(`${name}T00:00:00Z`).getUTCDay() === 1;
    case 'SEMIMONTHLY':
      return name.endsWith('-01') || name.endsWith('-16');
    case 'MONTHLY':
      return name.endsWith('-01');
  }
}
