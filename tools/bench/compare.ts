type Unit = 'ms' | 'ns' | 'MB' | '%' | '';

/** An upper limit of the portal's value, or of its ratio to the floor. */
export interface Goal {
  of: 'ratio' | 'value';
  max: number;
}

/** One measure: the portal's value with its floor, or alone. */
export interface Row {
  what: string;
  unit: Unit;
  floor: number | null;
  portal: number;
  /** Portal to floor; null without a floor. */
  ratio: number | null;
  goal: Goal | null;
  /** Null without a goal or a value. */
  met: boolean | null;
}

interface Measured {
  what: string;
  unit: Unit;
  floor?: readonly number[];
  portal: readonly number[];
  goal?: Goal;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

/** Medians of both sides and their ratio. Rounds are interleaved, so ratios are stable where single times are not. */
export function compare({ what, unit, floor, portal, goal }: Measured): Row {
  const ours = median(portal);
  const theirs = floor === undefined ? null : median(floor);
  const ratio = theirs === null || theirs === 0 ? null : ours / theirs;
  const checked = goal?.of === 'ratio' ? ratio : ours;
  return {
    what,
    unit,
    floor: theirs,
    portal: ours,
    ratio,
    goal: goal ?? null,
    met: goal === undefined || checked === null ? null : checked <= goal.max,
  };
}

function shown(value: number | null, unit: Unit): string {
  if (value === null) return '';
  const digits = unit === '' ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`.trim();
}

function goalOf({ goal, unit, met }: Row): string {
  if (goal === null) return '';
  const wanted = goal.of === 'ratio' ? `${goal.max} x` : `${goal.max} ${unit}`.trim();
  return `${wanted} ${met === null ? '?' : met ? 'met' : 'missed'}`;
}

const HEAD = ['', 'floor', 'portal', 'ratio', 'goal'];

const cellsOf = (row: Row): string[] => [
  row.what,
  shown(row.floor, row.unit),
  shown(row.portal, row.unit),
  row.ratio === null ? '' : `${row.ratio.toFixed(2)} x`,
  goalOf(row),
];

/** The rows as a text table. */
export function table(rows: readonly Row[]): string[] {
  return [HEAD, ...rows.map(cellsOf)].map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(36) : cell.padStart(17)))
      .join('')
      .trimEnd(),
  );
}

/** The rows as a Markdown table. */
export const markdownTable = (rows: readonly Row[]): string[] =>
  [HEAD, HEAD.map(() => '---'), ...rows.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`);
