import { pointerTo } from '../../../src/engine/brand/json.ts';
import { isRightToLeft } from '../../../src/engine/values/languageCatalogue.ts';
import { languageChain } from '../../../src/engine/values/languageChain.ts';
import { type Language, languageOf, languages } from '../../../src/engine/values/languages.ts';
import { type CheckContext, say } from '../checkContext.ts';
import { shown } from '../finding.ts';
import { usedWords, wordSpot } from './brandWords.ts';
import { inCatalogue, offeredOutside } from '../languages/addedLanguages.ts';
import { missingTexts } from '../languages/missingTexts.ts';

/** Missing texts that a finding names; of more it gives the number. */
const NAMED = 5;

const spotOf = ({ brand }: CheckContext, code: string) => ({
  file: 'brand.json',
  pointer: `/languages/supported/${(brand.languages.supported as readonly string[]).indexOf(code)}`,
});

/** Whether the brand can offer a language in which the portal has no texts. */
function checkOffer(context: CheckContext, { code, htmlLang, name }: Language): void {
  if (isRightToLeft(htmlLang))
    say(context, {
      rule: 'right-to-left',
      ...spotOf(context, code),
      expected: 'a language written from left to right: the portal sets no direction (dir) and mirrors no layout',
      got: `${shown(code)}, ${name}`,
    });
  else if (context.texts[htmlLang] === undefined)
    say(context, {
      rule: 'missing-texts',
      ...spotOf(context, code),
      expected: `texts/${htmlLang}.json in the brand's folder or in one that it extends`,
      got: 'a missing file',
      hint: `npm run brand -- language ${code} --brand ${context.id} makes one`,
    });
}

/** Reports in one finding what a language takes from others of its chain. */
function checkMissing(context: CheckContext, language: Language): void {
  const { textsIn } = context.names;
  const { htmlLang, code } = language;
  if (textsIn === undefined || context.texts[htmlLang] === undefined) return;
  const { missing, total } = missingTexts({ ...context, textsIn }, htmlLang, usedWords(context));
  if (missing.length === 0) return;
  const first = missing.slice(0, NAMED).map(({ key }) => key);
  const more = missing.length > first.length ? ', …' : '';
  const [, ...chain] = languageChain(context.brand.languages, code);
  say(context, {
    rule: 'untranslated',
    ...wordSpot(htmlLang, ''),
    pointer: '',
    expected: `${total} texts in ${language.name}; until then they are shown in ${chain.join(', else ')}`,
    got: `${missing.length} missing: ${first.join(', ')}${more}`,
    hint: `npm run texts -- export --language ${htmlLang} --brand ${context.id} --missing --out ${htmlLang}.po`,
  });
}

/** Checks the languages to which others fall back: they have texts, and what is said has an effect. */
function checkFallback(context: CheckContext): void {
  const { supported, fallback = {} } = context.brand.languages;
  const withTexts = [
    ...languages.map(({ code }) => code),
    ...offeredOutside(supported)
      .filter(({ htmlLang }) => context.texts[htmlLang] !== undefined)
      .map(({ code }) => code),
  ];
  for (const [code, others] of Object.entries(fallback)) {
    const pointer = pointerTo('/languages/fallback', code);
    const isOwn = context.depthOf('brand.json', pointer) === context.layers.length - 1;
    if (!(supported as readonly string[]).includes(code)) {
      const expected = `a language of languages.supported: ${supported.join(', ')}`;
      // a parent may say it for children that offer more
      if (isOwn) say(context, { rule: 'no-effect', file: 'brand.json', pointer, what: 'key', expected, got: shown(code) });
      continue;
    }
    others.forEach((other, index) => {
      const known = withTexts.filter((one) => one !== code);
      if (known.includes(other)) return;
      const expected = `another language with texts: ${known.join(', ')}`;
      say(context, { rule: 'wrong-value', file: 'brand.json', pointer: `${pointer}/${index}`, expected, got: shown(other) });
    });
  }
}

/** Checks the languages that the brand adds to those of the portal, and what falls back to other languages. */
export function checkLanguages(context: CheckContext): void {
  const { supported, fallback = {} } = context.brand.languages;
  const added = offeredOutside(supported);
  for (const language of added) checkOffer(context, language);
  checkFallback(context);
  const falling = supported.filter((code) => languageOf(code) !== null && Object.hasOwn(fallback, code));
  for (const language of [...added, ...falling.flatMap((code) => inCatalogue(code) ?? [])]) checkMissing(context, language);
}
