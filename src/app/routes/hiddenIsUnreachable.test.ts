import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#contract/types.ts';
import { holds } from '#engine/conditions.ts';
import { gameCategories } from '#engine/constants.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { type Subject, visibility, type VisibilityContext } from '#engine/visibility.ts';
import { pathOfEntry } from '#state/navigation/links.ts';
import { conditionsOf } from '#state/portal/conditions.ts';
import { brandFlags } from '#state/portal/system.ts';
import { listBrands, loadBrand } from '../../../tools/brand-files/loadBrand.ts';
import { createWholeRegistry } from '../allFeatures.ts';
import { destinationOf } from './routes.ts';

const registry = createWholeRegistry();

const audiences = {
  visitor: { token: null, memberType: null },
  member: { token: 'st_1', memberType: 0 },
  demo: { token: 'st_1', memberType: 4 },
  agent: { token: 'st_1', memberType: 1 },
} as const;

/** All flags on but one, all off but one, all on, all off. */
function* trees(brand: Brand): Generator<{ name: string; nodes: unknown[] }> {
  const modIds = Object.values(brand.flags).map((flag) => flag.modId);
  const tree = (name: string, isOn: (modId: string) => boolean) => ({
    name,
    nodes: modIds.map((modId) => ({ modId, enabled: isOn(modId) ? '1' : '0' })),
  });
  yield tree('all on', () => true);
  yield tree('all off', () => false);
  for (const modId of modIds) {
    yield tree(`all but ${modId}`, (one) => one !== modId);
    yield tree(`only ${modId}`, (one) => one === modId);
  }
}

interface Situation {
  what: string;
  /** The context of a visitor before the first page. */
  context: VisibilityContext;
}

/** Every context in which a brand's menus and routes are evaluated. */
function* situations(brand: Brand): Generator<Situation> {
  for (const { name, nodes } of trees(brand)) {
    const flags = brandFlags(brand, nodes);
    for (const [audience, session] of Object.entries(audiences)) {
      for (const device of ['desktop', 'mobile'] as const) {
        const conditions = conditionsOf(brand, { flags, ...session, language: brand.languages.default }, { route: '', device });
        yield { what: `${name}, ${audience}, ${device}`, context: { brand, registry, conditions, categories: null } };
      }
    }
  }
}

type EntrySubject = Extract<Subject, { kind: 'menuEntry' }>;

const entriesOf = (brand: Brand): { subject: EntrySubject; entry: MenuEntry }[] =>
  Object.entries(brand.menus).flatMap(([menu, { entries }]) =>
    Object.entries(entries).map(([name, entry]) => ({ subject: { kind: 'menuEntry', menu, name }, entry })),
  );
const nameOf = ({ menu, name }: EntrySubject) => `${menu}/${name}`;
const isVisible = (subject: Subject, context: VisibilityContext) => visibility(subject, context).visible;

describe.each(listBrands())('what is hidden is unreachable in %s', (id) => {
  const { brand } = loadBrand(id);

  it('every visible entry leads to its page, for each flag and audience', () => {
    let seen = 0;
    const wrong: string[] = [];
    for (const { what, context } of situations(brand)) {
      for (const { subject, entry } of entriesOf(brand)) {
        if (!isVisible(subject, context)) continue;
        seen += 1;
        if (!entry.route) continue;
        const path = pathOfEntry(brand, entry)?.split(/[?#]/)[0] ?? '(no path)';
        const end = destinationOf(path, context);
        const guarded = brand.loginedToHomePage && context.conditions.roles.has('visitor');
        const leads =
          end.kind === 'route' ? end.route.page === brand.layout.routes[entry.route]!.page : guarded && end.to === '/login';
        if (!leads) wrong.push(`${nameOf(subject)} for ${what} leads to ${JSON.stringify(end)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  });

  it('a route whose condition does not hold cannot be reached by its paths or entries', () => {
    let hidden = 0;
    for (const { what, context } of situations(brand)) {
      for (const [name, route] of Object.entries(brand.layout.routes)) {
        if (route.when === undefined || holds(route.when, { ...context.conditions, route: name })) continue;
        hidden += 1;
        for (const path of route.paths) {
          expect(destinationOf(path, context).kind, `${name} for ${what} is reached at ${path}`).toBe('redirect');
        }
        for (const { subject, entry } of entriesOf(brand))
          if (entry.route === name) expect(isVisible(subject, context), `${nameOf(subject)} for ${what}`).toBe(false);
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });

  it('an entry whose own condition does not hold is hidden', () => {
    let hidden = 0;
    for (const { what, context } of situations(brand)) {
      for (const { subject, entry } of entriesOf(brand)) {
        if (holds(entry.when, context.conditions)) continue;
        hidden += 1;
        expect(isVisible(subject, context), `${nameOf(subject)} for ${what}`).toBe(false);
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });

  it('the entries of a category are hidden without vendors, and no others', () => {
    const all = [...gameCategories, 'INHOUSE'];
    const { context } = situations(brand).next().value as Situation;
    for (const gone of all) {
      const categories = new Set<string>(all.filter((one) => one !== gone));
      for (const { subject, entry } of entriesOf(brand)) {
        const wanted = isVisible(subject, context) && entry.category !== gone;
        expect(isVisible(subject, { ...context, categories }), `${nameOf(subject)} without ${gone}`).toBe(wanted);
      }
    }
  });

  it('a redirected path renders its target, in two steps at most', () => {
    const paths = [...Object.values(brand.layout.routes).flatMap((route) => route.paths), '/nowhere'];
    for (const { what, context } of situations(brand)) {
      const targets = new Set<string>();
      for (const path of paths) {
        const end = destinationOf(path.replace(':id', '1'), context);
        if (end.kind === 'redirect') targets.add(end.to);
      }
      expect(targets.size, what).toBeGreaterThan(0);
      for (const target of targets) expect(destinationOf(target, context).kind, `${target} for ${what}`).toBe('route');
    }
  });

  it('registration is visible to visitors while its flag is on, and nowhere else', () => {
    const offers = entriesOf(brand).filter(
      ({ subject, entry }) => subject.name === 'register' && entry.label === 'portal:register',
    );
    expect(offers.length).toBeGreaterThan(0);
    for (const { what, context } of situations(brand)) {
      const { flags, roles } = context.conditions;
      const wanted = flags.isOn('directRegister') && roles.has('visitor');
      for (const { subject } of offers) expect(isVisible(subject, context), `${nameOf(subject)} for ${what}`).toBe(wanted);
    }
  });
});
