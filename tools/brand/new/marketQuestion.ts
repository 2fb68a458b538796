import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { languages } from '../../../src/engine/values/languages.ts';
import { didYouMean } from '../../brand-files/finding.ts';
import { type Market, marketCodes, marketOf } from '../../brand-files/markets/markets.ts';
import type { Answers, Question } from './question.ts';

/** Codes that people use for a country whose own is another. */
const usualCodes: Readonly<Record<string, string>> = { UK: 'GB', ENGLAND: 'GB' };

/** The market of an answer such as "gb"; null without one. */
export const marketIn = ({ market = '' }: Partial<Answers>): Market | null => marketOf(market.toUpperCase());

/** Languages of a market that the portal has, and those that a brand adds itself. English stands in for a market without any. */
export function languagesOf({ languages: codes }: Market): { ready: string[]; others: string[] } {
  const ready = codes.filter((code) => languages.some((language) => language.code === code));
  return { ready: ready.length > 0 ? ready : ['EN'], others: codes.filter((code) => !ready.includes(code)) };
}

const names = marketCodes.map((code) => `${code} (${marketOf(code)?.name})`).join(', ');

/** A market, or nothing. Its code and its name are suggested for what is almost one. */
export const marketQuestion: Question = {
  name: 'market',
  ask: `Market whose demands the brand meets: ${names}`,
  fallback: () => '',
  wrong(answer) {
    const code = answer.toUpperCase();
    if (code === '' || marketOf(code) !== null) return null;
    const byName = marketCodes.filter((known) => nearMatches(answer, [marketOf(known)?.name ?? '']).length > 0);
    const usual = usualCodes[code];
    const near = [...new Set([...(usual === undefined ? [] : [usual]), ...byName, ...nearMatches(code, marketCodes)])];
    const { hint } = didYouMean(near);
    return `no demands of a market "${answer}" are known${hint === undefined ? '' : `; ${hint}`}; known: ${names}`;
  },
  quiet: true,
};
