import { isJsonObject } from '../../../src/engine/brand/json.ts';
import { type ThemeName, shownThemes, themeNames } from '../../../src/engine/brand/themes.ts';
import { type CheckContext, say } from '../checkContext.ts';

/** Tokens by which people recognise a brand; an accent goes with the colours of any. */
const hues = ['bg', 'primary'] as const;

/** Reports a brand's own colours in one theme over its parent's in the other, and those of a theme that nobody sees. */
export function checkPalettes(context: CheckContext): void {
  const own = context.layers.at(-1)?.sources.get('theme.json')?.value?.['color'];
  if (!isJsonObject(own)) return;
  const coloursOf = (theme: ThemeName) => (isJsonObject(own[theme]) ? own[theme] : {});
  const shown = shownThemes(context.brand);
  for (const theme of themeNames) {
    const other = theme === 'light' ? 'dark' : 'light';
    const isOwn = hues.some((token) => typeof coloursOf(theme)[token] === 'string');
    if (!isOwn || Object.keys(coloursOf(other)).length > 0) continue;
    const parent = context.layers.at(-2)?.id ?? 'base';
    const where = { file: 'theme.json', pointer: `/color/${theme}` };
    const got = `those of ${parent} in the ${other} theme`;
    if (shown.includes(theme) && shown.includes(other))
      say(context, {
        rule: 'half-palette',
        ...where,
        expected: `own colours of the ${other} theme, too, which players can see`,
        got,
      });
    else if (!shown.includes(theme))
      say(context, {
        rule: 'no-effect',
        ...where,
        expected: `colours of the ${other} theme, the only one that players see`,
        got,
      });
  }
}
