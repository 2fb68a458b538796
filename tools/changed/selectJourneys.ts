import type { Journey } from './journeys.ts';

export interface Selection {
  journeys: string[];
  leftOut: string[];
  /** Features to limit a matrix to; null for every part. */
  features: string[] | null;
  /** The first file that requires all of them; null when some are left out. */
  because: string | null;
}

const JOURNEYS = 'src/journeys/';

/** Files that no journey loads. */
const NEVER_LOADED = [
  /\.test\.tsx?$/,
  /\.fixture\.tsx?$/,
  /\.md$/,
  /^LICENSE$/,
  /^\.(?:git|npm|editor)/,
  /^src\/docs\//,
  /^tools\/(?:art|bench|changed|quality)\//,
  /^tools\/(?:check|test)\.ts$/,
];

const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** The journeys that a change can affect. Files without a rule are shared by all. */
export function selectJourneys(changed: readonly string[], journeys: readonly Journey[]): Selection {
  const loaded = changed.filter((file) => !NEVER_LOADED.some((pattern) => pattern.test(file)));
  const folders = new Set(journeys.flatMap(({ covers }) => covers).filter((name) => name.includes('/')));
  const features = new Set<string>();
  const selected = new Set<string>();
  let whole = false;
  for (const file of loaded) {
    const feature = featureOf(file);
    const own = file.startsWith(JOURNEYS) ? file.slice(JOURNEYS.length) : null;
    const folder = [...folders].find((name) => file.startsWith(`${name}/`));
    if (feature === undefined && own === null && folder === undefined)
      return { journeys: journeys.map((one) => one.file), leftOut: [], features: null, because: file };
    if (feature !== undefined) features.add(feature);
    if (own !== null) whole = true;
    for (const { file: journey, covers, support } of journeys) {
      const touched =
        feature !== undefined
          ? covers.includes(feature) || covers.includes('*')
          : own !== null
            ? journey === own || support.includes(own)
            : covers.includes(folder ?? '');
      if (touched) selected.add(journey);
    }
  }
  const names = journeys.map((one) => one.file);
  return {
    journeys: names.filter((name) => selected.has(name)),
    leftOut: names.filter((name) => !selected.has(name)),
    features: whole || features.size === 0 ? null : [...features].sort(),
    because: null,
  };
}
