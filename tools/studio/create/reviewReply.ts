import type { Palette } from '#contract/types.ts';
import { contrast, contrastPairs } from '../../brand-files/checks/contrast.ts';
import type { Finding } from '../../brand-files/finding.ts';
import { liveFindings } from '../../brand-files/liveFindings.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import type { ReviewedAnswers } from '../../brand/new/reviewAnswers.ts';

/** What a site needs before it goes live; each is a group of what `check --live` finds. */
export const topics = ['look', 'hosts', 'market', 'licence', 'keys', 'help'] as const;
export type Topic = (typeof topics)[number];

export interface Left {
  topic: Topic;
  /** What is expected, of the first that is left; null when it is done. */
  expected: string | null;
  /** File and JSON pointer of that. */
  place: string;
  /** How many are left. */
  count: number;
}

/** The pair of a theme that is nearest to its limit. */
export interface LowestPair {
  pair: string;
  ratio: number;
  least: number;
}

export interface NewFile {
  name: string;
  /** Of a picture: null. */
  lines: number | null;
}

/** What the form shows of a brand that is not written yet. */
export interface Review extends ReviewedAnswers {
  files: NewFile[];
  /** Colours of both themes, and their lowest contrasts; null while the brand cannot be shown. */
  palette: Record<'light' | 'dark', Palette> | null;
  contrast: Record<'light' | 'dark', LowestPair> | null;
  left: Left[];
  /** Id under which the preview shows it; null with the findings that stop it. */
  shown: string | null;
  findings: Finding[];
}

const topicOf = ({ rule, path }: Finding): Topic => {
  if (rule === 'market-demand') return 'market';
  if (rule === 'missing-keys') return 'keys';
  if (path.startsWith('/hosts')) return 'hosts';
  return rule === 'placeholder-text' ? 'licence' : 'help';
};

function lowestOf(palette: Palette): LowestPair {
  const measured = contrastPairs.map(([front, back, least]) => ({
    pair: `${front} on ${back}`,
    ratio: contrast(palette[front], palette[back], palette.bg),
    least,
  }));
  return measured.reduce((lowest, pair) => (pair.ratio / pair.least < lowest.ratio / lowest.least ? pair : lowest));
}

export function contrastOf({ theme }: Pick<LoadedBrand, 'theme'>): Record<'light' | 'dark', LowestPair> {
  return { light: lowestOf(theme.color.light), dark: lowestOf(theme.color.dark) };
}

/** What is left until a brand goes live, by topic. */
export function leftOf(loaded: LoadedBrand): Left[] {
  const findings = liveFindings(loaded);
  const low = Object.entries(contrastOf(loaded)).filter(([, { ratio, least }]) => ratio < least);
  return topics.map((topic) => {
    if (topic === 'look') {
      const [[theme = 'light', pair] = []] = low;
      return {
        topic,
        expected: pair === undefined ? null : `a contrast of ${pair.least} for ${pair.pair}`,
        place: `theme.json /color/${theme}`,
        count: low.length,
      };
    }
    const own = findings.filter((finding) => topicOf(finding) === topic);
    const [first] = own;
    const place = first === undefined ? '' : `${first.file.split('/').at(-1)} ${first.path}`;
    return { topic, expected: first?.expected ?? null, place, count: own.length };
  });
}
