import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { isJsonObject, type Json, pointerTo } from '../../../src/engine/brand/json.ts';
import type { CheckContext } from '../checkContext.ts';
import { didYouMean, shown } from '../finding.ts';
import { rules } from '../rules.ts';

/** The names of regions are known, and checked as such. */
const isKnownElsewhere = (file: string, pointer: string): boolean => file === 'layout.json' && pointer.startsWith('/regions/');

const CONDITIONS = ['when', 'enabled'];

/** Each null of the brand's own files takes away something inherited: one that does not is a slip of the name. So is
 * an empty condition, which leaves the inherited one as it is. */
export function checkRemovals(context: CheckContext): void {
  const own = context.layers.at(-1);
  const parents = context.layers.slice(0, -1);
  if (own === undefined || parents.length === 0) return;
  for (const [file, source] of own.sources) {
    const inherited = parents.flatMap((layer) => layer.sources.get(file)?.value ?? []);
    const visit = (here: Json, pointer: string, siblings: readonly Json[]): void => {
      if (!isJsonObject(here)) return;
      for (const [key, inner] of Object.entries(here)) {
        const at = pointerTo(pointer, key);
        const objects = siblings.filter(isJsonObject);
        const below = objects.flatMap((object) => (Object.hasOwn(object, key) ? [object[key]!] : []));
        if (CONDITIONS.includes(key) && isJsonObject(inner) && Object.keys(inner).length === 0)
          context.report({
            rule: 'no-effect',
            severity: rules['no-effect'].severity,
            ...source.placeOf(at),
            path: at,
            expected: 'a condition, or null, which removes an inherited one',
            got: '{}',
          });
        else if (inner !== null) visit(inner, at, below);
        else if (!isKnownElsewhere(file, at) && below.every((one) => one === null)) {
          const names = objects.flatMap((object) => Object.keys(object));
          // `say` would point at what is inherited around it
          context.report({
            rule: 'no-effect',
            severity: rules['no-effect'].severity,
            ...source.placeOf(at, 'key'),
            path: at,
            expected: 'the name of something inherited, which null removes',
            got: shown(key),
            ...didYouMean(nearMatches(key, names)),
          });
        }
      }
    };
    visit(source.value ?? {}, '', inherited);
  }
}
