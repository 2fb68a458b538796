import type { LotteryView, PlayOption } from '#sandbox/play/playView.ts';
import type { Say, WordKey } from '../shared/words.ts';

/** The name of a play: `straight3` is the last three of more digits, or all of them. */
export function playName(say: Say, { plays }: Pick<LotteryView, 'plays'>, id: string): string {
  const [, kind = '', n = ''] = /^([a-z]+)(\d*)$/.exec(id) ?? [];
  if (kind === 'straight') return say(plays[0]?.id === id && plays.length > 1 && Number(n) > 2 ? 'whole' : 'straight', { n });
  const isDice = kind === 'places' && plays.find((play) => play.id === id)?.distinct === false;
  return say(isDice ? 'dice' : (kind as WordKey), { n });
}

const sums: readonly string[] = ['big', 'small', 'odd', 'even'];

/** A value of a column: a number, or a name of the sum. */
export const valueName = (say: Say, value: string): string => (sums.includes(value) ? say(value as WordKey) : value);

/** `2,7 | 0 | 3,5`. */
export const picksName = (say: Say, picks: readonly (readonly string[])[]): string =>
  picks.map((column) => column.map((value) => valueName(say, value)).join(',')).join(' | ');

/** Nothing chosen yet. */
export const noPicks = ({ columns }: PlayOption): string[][] => columns.map(() => []);

/** One value of each column, or as many as a bet has, drawn by the browser. */
export function luckyPicks(play: PlayOption, random: () => number = Math.random): string[][] {
  const used: string[] = [];
  const draw = (values: readonly string[]): string => {
    const left = values.filter((value) => !used.includes(value));
    return left[Math.floor(random() * left.length)] ?? '';
  };
  return play.columns.map(({ values }) => {
    const isApart = play.distinct || play.pick !== undefined;
    return Array.from({ length: play.pick ?? 1 }, () => {
      const value = draw(values);
      if (isApart) used.push(value);
      return value;
    });
  });
}
