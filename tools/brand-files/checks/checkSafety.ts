import { pointerTo } from '../../../src/engine/brand/json.ts';
import { htmlLangOf } from '../../../src/engine/values/languages.ts';
import { type CheckContext, latest, say, sayUnknown } from '../checkContext.ts';
import { shown } from '../finding.ts';
import { footerPages, header, protectingRegions, responsible } from '../keptParts.ts';

/** The only feature that may be on when the platform's tree lacks it (D-23). */
const onWhenAbsent = 'usernameRegister';

/** Player protection features: a brand may require but never forbid them (T6). */
const protections = [
  'RGLIMITS3',
  'RGPAUSE3',
  'RGSELFEX3',
  'RGREALITY3',
  'RGCLOCK3',
  'RGNETPOS3',
  'RGWARN3',
  'IDLELOGOUT3',
  'LEGALFOOTER3',
];

function checkFlags(context: CheckContext): void {
  const { regulatory, flags } = context.brand;
  const known = new Set(Object.values(flags).map((flag) => flag.modId));
  for (const kind of ['required', 'forbidden'] as const) {
    regulatory[kind].forEach((modId, index) =>
      sayUnknown(
        context,
        { rule: 'unknown-flag', file: 'brand.json', pointer: `/regulatory/${kind}/${index}` },
        modId,
        known,
        'a modId of flags.json',
      ),
    );
  }
  for (const [alias, flag] of Object.entries(flags)) {
    if (flag.whenAbsent === true && alias !== onWhenAbsent) {
      say(context, {
        rule: 'flag-floor',
        file: 'flags.json',
        pointer: `/${alias}/whenAbsent`,
        expected: `false (only ${onWhenAbsent} may be on while absent)`,
        got: 'true',
      });
    }
  }
}

function checkFloor(context: CheckContext): void {
  const { required, forbidden } = context.brand.regulatory;
  forbidden.forEach((modId, index) => {
    const spot = { file: 'brand.json', pointer: `/regulatory/forbidden/${index}` };
    if (protections.includes(modId)) {
      say(context, { rule: 'safety-off', ...spot, expected: 'no feature that protects players', got: shown(modId) });
      return;
    }
    const other = required.indexOf(modId);
    if (other === -1) return;
    const expected = 'each feature in either required or forbidden';
    const chosen = latest(context, spot, { file: 'brand.json', pointer: `/regulatory/required/${other}` });
    say(context, { rule: 'flag-conflict', ...chosen, expected, got: shown(modId) });
  });
  // an array replaces the inherited one and could drop an ancestor's requirement
  const demanded = context.layers.slice(0, -1).flatMap((layer) => {
    const regulatory = layer.sources.get('brand.json')?.value?.['regulatory'] as { required?: string[] } | undefined;
    return regulatory?.required ?? [];
  });
  for (const modId of new Set(demanded)) {
    if (!required.includes(modId)) {
      const expected = `${modId}, which a parent brand requires`;
      const pointer = '/regulatory/required';
      say(context, { rule: 'safety-off', file: 'brand.json', pointer, expected, got: shown(required) });
    }
  }
}

function checkRegions(context: CheckContext): void {
  const { regions } = context.brand.layout;
  if (regions[header.region] === undefined) {
    const expected = `the region "${header.region}": ${header.has}`;
    say(context, { rule: 'safety-off', file: 'layout.json', pointer: `/regions/${header.region}`, expected, got: 'null' });
  }
  const base = context.layers[0]?.sources.get('layout.json')?.value?.['regions'] as typeof regions | undefined;
  for (const name of protectingRegions) {
    if (JSON.stringify(base?.[name]) === JSON.stringify(regions[name])) continue;
    say(context, {
      rule: 'safety-off',
      file: 'layout.json',
      pointer: pointerTo('/regions', name),
      expected: 'the region as base has it: it protects players',
      got: shown(regions[name]),
    });
  }
}

function checkFooter(context: CheckContext): void {
  const { layout, menus } = context.brand;
  for (const [name, route] of Object.entries(layout.routes)) {
    // the region itself is reported
    if (layout.regions['footer'] === undefined || !footerPages.includes(route.page) || route.regions.includes('footer')) continue;
    say(context, {
      rule: 'safety-off',
      file: 'layout.json',
      pointer: `${pointerTo('/routes', name)}/regions`,
      expected: '"footer" among the regions: it shows licence, age and responsibility',
      got: shown(route.regions),
    });
  }
  const file = 'menus.json';
  const footer = menus['footer'];
  const entry = footer?.entries[responsible];
  const expected = `the entry "${responsible}" without a condition`;
  if (!footer || !entry)
    say(context, { rule: 'safety-off', file, pointer: `/footer/entries/${responsible}`, expected, got: 'none' });
  else if (!footer.order.includes(responsible))
    say(context, { rule: 'safety-off', file, pointer: '/footer/order', expected, got: shown(footer.order) });
  else if (entry.when || entry.enabled) {
    const pointer = `/footer/entries/${responsible}/${entry.when ? 'when' : 'enabled'}`;
    say(context, { rule: 'safety-off', file, pointer, expected, got: 'a condition' });
  }
}

/** Responsibility texts of any wording must name the age. */
function checkResponsibility(context: CheckContext): void {
  const age = String(context.brand.registerForm.agreement.minAge);
  for (const code of context.brand.languages.supported) {
    const language = htmlLangOf(code);
    const text = context.texts[language]?.['portal']?.['responsibility_text'];
    if (text === undefined || text.match(/\d+/g)?.some((number) => number === '18' || number === age)) continue;
    say(context, {
      rule: 'safety-off',
      file: `texts/${language}.json`,
      pointer: '/portal/responsibility_text',
      expected: `a text that names the age (${age})`,
      got: shown(text),
    });
  }
}

/** Checks the rules of market and player safety. */
export function checkSafety(context: CheckContext): void {
  checkFlags(context);
  checkFloor(context);
  checkRegions(context);
  checkFooter(context);
  checkResponsibility(context);
  if (!context.brand.security.requireEncryption) {
    const where = { file: 'brand.json', pointer: '/security/requireEncryption' };
    say(context, { rule: 'unsealed-payloads', ...where, expected: 'true', got: 'false' });
  }
}
