import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { fontFamilies } from '../../fonts/families.ts';
import { type CheckContext, say } from '../checkContext.ts';
import { didYouMean, shown } from '../finding.ts';

const GENERIC = ['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded'];

const SYSTEM =
  /^(?:-apple-system|BlinkMacSystemFont|Segoe UI(?: .+)?|Roboto|Helvetica(?: Neue)?|Arial(?: .+)?|Georgia|Times New Roman|Cambria|Verdana|Tahoma|Trebuchet MS|Noto (?:Sans|Serif)(?: .+)?|PingFang \w+|Hiragino .+|Microsoft YaHei(?: UI)?|SimSun|Malgun Gothic|Apple SD Gothic Neo|Leelawadee UI|Thonburi|Apple Color Emoji|Menlo|Consolas|Courier New)$/;

const fonts = ['font-display', 'font-text', 'font-num', 'heading-font'] as const;

/** Checks that families are shipped or system fonts, end in a generic one and do not refer to themselves. */
export function checkFonts(context: CheckContext): void {
  for (const token of fonts) {
    const list = context.theme.type[token];
    const where = { file: 'theme.json', pointer: `/type/${token}` };
    if (list.startsWith('var(')) {
      // a reference must lead to a list
      if (
        list === `var(--${token})` ||
        (token !== 'heading-font' && context.theme.type[list.slice(6, -1) as 'font-text']?.startsWith('var('))
      )
        say(context, { rule: 'wrong-value', ...where, expected: 'a list of families, or another token', got: shown(list) });
      continue;
    }
    const families = list.split(',').map((family) => family.replaceAll('"', ''));
    const unknown = families.find(
      (family) => !GENERIC.includes(family) && !SYSTEM.test(family) && !Object.hasOwn(fontFamilies, family),
    );
    if (unknown !== undefined) {
      const near = nearMatches(unknown, [...Object.keys(fontFamilies), ...GENERIC]);
      say(context, {
        rule: 'unknown-name',
        ...where,
        expected: 'families of the portal or of a system',
        got: shown(unknown),
        ...didYouMean(near),
      });
    } else if (!GENERIC.includes(families.at(-1) ?? '')) {
      say(context, {
        rule: 'wrong-value',
        ...where,
        expected: `a generic family at the end: ${GENERIC.slice(0, 4).join(', ')}`,
        got: shown(list),
      });
    }
  }
}
