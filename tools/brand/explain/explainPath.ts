import { type Json, isJsonObject } from '../../../src/engine/brand/json.ts';
import { removalOf } from '../../../src/engine/brand/withoutRemoved.ts';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { type FoundPath, findPath, nearPaths, textPaths } from './findPath.ts';
import { explainFlag } from './flagStates.ts';
import { type LayerValues, layerValues, valueAt } from './layerValues.ts';
import { mappedPaths } from './mappedPaths.ts';
import { usualAmountPath } from './usualAmountPath.ts';
import { type MarketReason, marketReasons } from './marketReasons.ts';

/** What one layer did to a value: won, was replaced or removed later, merged keys, or removed it. */
type Effect = 'won' | 'replaced' | 'merged' | 'removed';

export interface LayerStep {
  layer: string;
  file: string;
  line: number;
  /** The layer's value; null also where a parent value removes it. */
  value: Json;
  effect: Effect;
}

export interface ValueExplanation {
  file: string;
  pointer: string;
  /** Absent when a layer removed it. */
  value?: Json;
  /** In merge order, base first. */
  steps: LayerStep[];
}

export interface Explanation {
  brand: string;
  chain: string[];
  value: ValueExplanation | null;
  /** For a text key: its values in the other languages. For a call: the parts of its mapping, and what holds for all calls. */
  others: ValueExplanation[];
  flag: ReturnType<typeof explainFlag>;
  /** Why the brand's market demands it. */
  demands: MarketReason[];
  /** Near matches, when nothing was found. */
  near: string[];
}

/** The nearest existing parent of a pointer, without the root. */
function around(root: Json | null, pointer: string): string | null {
  for (let at = pointer.slice(0, pointer.lastIndexOf('/')); at !== ''; at = at.slice(0, at.lastIndexOf('/')))
    if (root !== null && valueAt(root, at) !== undefined) return at;
  return null;
}

function stepsOf(values: LayerValues, file: string, pointer: string): LayerStep[] {
  const steps: LayerStep[] = [];
  const end = (effect: Effect) => {
    for (const step of steps) if (step.effect === 'won' || step.effect === 'merged') step.effect = effect;
  };
  for (const { layer, source } of values.layers.get(file) ?? []) {
    const said = source.value === null ? undefined : valueAt(source.value, pointer);
    const outer = said === undefined ? around(source.value, pointer) : pointer;
    if (outer === null) continue;
    const { line } = source.placeOf(outer, 'key');
    const place = { layer, file: source.file, line };
    if (said === undefined) {
      // a list, text or null above it replaces everything below
      if (isJsonObject(valueAt(source.value!, outer)) || steps.length === 0) continue;
      end('replaced');
      steps.push({ ...place, value: null, effect: 'removed' });
    } else if (said === null && !file.startsWith('sandbox/')) {
      end('replaced');
      steps.push({ ...place, value: null, effect: 'removed' });
    } else if (isJsonObject(said)) {
      const merges = steps.every(({ effect, value }) => effect === 'replaced' || isJsonObject(value));
      if (!merges) end('replaced');
      steps.push({ ...place, value: said, effect: 'merged' });
    } else {
      end('replaced');
      steps.push({ ...place, value: said, effect: 'won' });
    }
  }
  const removal = removalOf(values.merged, { file, pointer });
  if (removal !== null && steps.at(-1)?.effect !== 'removed') {
    // what it leads to, or needs, was removed
    end('replaced');
    steps.push({ layer: removal.layer, file: removal.file, line: removal.line, value: null, effect: 'removed' });
  }
  return steps;
}

/**
 * Explains where the value at a path comes from, and why a flag is on or off. A path that only an ancestor has is valid. A text
 * key, `brand:world_cup`, stands for its place in every language, the name of a call for its mapping.
 * @throws BrandFilesError when a folder is missing or a file is not JSON
 */
export function explainPath(id: string, path: string, folders: BrandFolders): Explanation {
  const values = layerValues(id, folders);
  const flag = explainFlag(path.trim(), values);
  // a flag's name is also a key of flags.json
  const found = flag === null ? (usualAmountPath(path, values) ?? findPath(path, values)) : flagPath(flag, path, values);
  const mapped = mappedPaths(path, values);
  const places = mapped.length > 0 ? mapped : found === null ? textPaths(path, values) : [found];
  const [value = null, ...others] = places.map((one) => explained(values, one));
  const names = flag === null && value === null ? nearPaths(path, values) : [];
  const demands = marketReasons(values, flag === null ? found : null, flag?.modId ?? null);
  return { brand: id, chain: values.chain, value, others, flag, demands, near: names };
}

const flagPath = ({ aliases }: NonNullable<Explanation['flag']>, path: string, values: LayerValues): FoundPath | null =>
  findPath(`flags.json ${aliases[0] ?? path}`, values);

const explained = (values: LayerValues, { file, pointer }: FoundPath): ValueExplanation => ({
  file,
  pointer,
  ...withValue(valueAt(values.merged.get(file)?.value, pointer)),
  steps: stepsOf(values, file, pointer),
});

const withValue = (value: Json | undefined): { value?: Json } => (value === undefined ? {} : { value });
