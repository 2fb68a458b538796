import { ownEntry } from '../../../src/engine/values/ownEntry.ts';
import type { Condition, Panel, RecordColumnEntry, RecordDrill, RecordsView } from '#contract/types.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { pointerTo } from '../../../src/engine/brand/json.ts';
import { type CheckContext, type Spot, sayUnknown, say } from '../checkContext.ts';
import { checkCondition, panelHome, routeHome } from './checkNames.ts';
import type { Schema } from '../../schemas/schemaSet.ts';
import { checkChoices } from '../panels/checkChoices.ts';
import { recordCall } from '../panels/recordCalls.ts';
import { sayUnknownText } from '../words/brandWords.ts';

const file = 'panels.json';

/** Checks panels against the contract: a column that the platform never sends is found before anybody opens the site. */
export function checkPanels(context: CheckContext): void {
  for (const menu of ['member', 'agent'] as const) {
    for (const [name, panel] of Object.entries(context.panels[menu])) checkPanel(context, pointerTo(`/${menu}`, name), panel);
  }
  for (const [name, { title, records }] of Object.entries(context.panels.pages)) {
    const at = pointerTo('/pages', name);
    checkText(context, `${at}/title`, title);
    checkRecords(context, `${at}/records`, records);
  }
  checkConditions(context, '', context.panels);
}

function checkConditions(context: CheckContext, at: string, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value)) {
    const pointer = pointerTo(at, key);
    if (key === 'when') checkCondition(context, file, pointer, child as Condition);
    else checkConditions(context, pointer, child);
  }
}

function checkPanel(context: CheckContext, at: string, panel: Panel): void {
  checkText(context, `${at}/title`, panel.title);
  if (panel.tabs === undefined) checkView(context, at, panel);
  else {
    const { order, entries } = panel.tabs;
    if (order.length === 0) {
      const where = { file, pointer: `${at}/tabs/order` };
      say(context, { rule: 'no-effect', ...where, expected: 'at least one tab, or null for the panel', got: '[]' });
    }
    order.forEach((name, index) => {
      const pointer = `${at}/tabs/order/${index}`;
      const home = { file, pointer: pointerTo(`${at}/tabs/entries`, name) };
      sayUnknown(context, { rule: 'unknown-name', file, pointer, home }, name, Object.keys(entries), 'a tab of entries');
    });
    for (const [name, tab] of Object.entries(entries)) {
      const pointer = pointerTo(`${at}/tabs/entries`, name);
      checkText(context, `${pointer}/label`, tab.label);
      checkView(context, pointer, tab);
    }
  }
}

function checkView(context: CheckContext, at: string, { component, records }: Pick<Panel, 'component' | 'records'>): void {
  if (component === undefined && records === undefined) {
    say(context, { rule: 'missing-key', file, pointer: at, expected: '"component", "records" or "tabs"', got: 'none of them' });
  }
  if (component !== undefined) {
    const reference = { rule: 'unknown-name', file, pointer: `${at}/component` } as const;
    sayUnknown(context, reference, component, context.names.panel, 'a registered panel');
  }
  if (records !== undefined) checkRecords(context, `${at}/records`, records);
}

const checkText = (context: CheckContext, pointer: string, key: string | undefined) =>
  sayUnknownText(context, { file, pointer }, key);

function checkRecords(
  context: CheckContext,
  at: string,
  { call, fixed = {}, filters, columns, cards, detail, actions, selection, drill, follow, sort, empty }: RecordsView,
): void {
  const contract = recordCall(call);
  if (contract === null) {
    const reads = Object.keys(endpoints).filter((name) => recordCall(name) !== null);
    sayUnknown(context, { rule: 'unknown-endpoint', file, pointer: `${at}/call` }, call, reads, 'a read whose reply has rows');
    return;
  }
  const lists = [
    ['columns', columns, contract.row, `a key of the rows of ${call}`],
    ['detail', detail, contract.row, `a key of the rows of ${call}`],
    ['cards', cards, contract.totals, `a key of the totals of ${call}`],
  ] as const;
  for (const [key, list, known, expected] of lists) {
    list?.order.forEach((name, index) => {
      const pointer = `${at}/${key}/order/${index}`;
      const home = { file, pointer: pointerTo(`${at}/${key}/entries`, name) };
      sayUnknown(context, { rule: 'unknown-name', file, pointer, home }, name, known.keys(), expected);
    });
    for (const [name, { label, total, icons }] of Object.entries(list?.entries ?? {})) {
      const pointer = pointerTo(`${at}/${key}/entries`, name);
      sayUnknown(context, { rule: 'unknown-name', file, pointer, what: 'key' }, name, known.keys(), expected);
      checkText(context, `${pointer}/label`, label);
      const reference = { rule: 'unknown-name', file, pointer: `${pointer}/total` } as const;
      if (total) sayUnknown(context, reference, name, contract.totals.keys(), `a key of the totals of ${call}`);
      checkIcons(context, `${pointer}/icons`, icons, (known.get(name)?.['enum'] ?? []) as string[]);
    }
  }
  const allowed = (schema: Schema | undefined) => (schema?.['enum'] ?? []) as string[];
  if (sort !== undefined) {
    const expected = `a value of the parameter sort of ${call}`;
    sayUnknown(
      context,
      { rule: 'unknown-name', file, pointer: `${at}/sort` },
      sort,
      allowed(contract.request.get('sort')),
      expected,
    );
  }
  checkBelow(context, `${at}/columns`, columns);
  checkEmpty(context, `${at}/empty`, empty);
  const statuses = allowed(contract.row.get('status'));
  checkActions(context, `${at}/actions`, actions, { call, statuses });
  checkActions(context, `${at}/selection`, selection, { call, statuses });
  checkStatuses(context, `${at}/follow`, follow, { call, statuses });
  const parameters = [...contract.request.keys()];
  checkDrill(context, `${at}/drill`, drill, { call, parameters, row: contract.row.keys(), filters: filters.order });
  for (const name of Object.keys(fixed)) {
    const reference = { rule: 'unknown-name', file, pointer: pointerTo(`${at}/fixed`, name), what: 'key' } as const;
    sayUnknown(context, reference, name, parameters, `a parameter of ${call}`);
  }
  filters.order.forEach((name, index) => {
    const filter = ownEntry(filters.entries, name);
    const pointer = `${at}/filters/order/${index}`;
    if (filter === undefined) {
      const home = { file, pointer: pointerTo(`${at}/filters/entries`, name) };
      sayUnknown(
        context,
        { rule: 'unknown-name', file, pointer, home },
        name,
        Object.keys(filters.entries),
        'a filter of entries',
      );
    } else if (filter.kind === 'dateRange') {
      for (const key of ['startTime', 'endTime'])
        sayUnknown(context, { rule: 'unknown-name', file, pointer }, key, parameters, `a parameter of ${call}`);
    } else {
      sayUnknown(context, { rule: 'unknown-name', file, pointer }, name, parameters, `a parameter of ${call}`);
      const isOpen = contract.request.has(name) && contract.request.get(name)?.['enum'] === undefined;
      if (filter.kind === 'select' && filter.from === undefined && isOpen)
        say(context, { rule: 'unknown-name', file, pointer, expected: 'a parameter with a list of values', got: `"${name}"` });
    }
    const settings = pointerTo(`${at}/filters/entries`, name);
    checkText(context, `${settings}/label`, filter?.label);
    if (filter !== undefined) checkChoices(context, settings, filter, allowed(contract.request.get(name)));
  });
}

/** A column below another is one of the list that has no own line below it, and no sum, for which there is one place. */
function checkBelow(context: CheckContext, at: string, { order, entries }: RecordsView['columns']): void {
  const free = order.filter((name) => ownEntry(entries, name)?.below === undefined && ownEntry(entries, name)?.total !== true);
  for (const [name, { below } = {}] of Object.entries(entries)) {
    if (below === undefined) continue;
    const pointer = `${pointerTo(`${at}/entries`, name)}/below`;
    // stands alone in a table of a later layer without that column
    if (context.depthOf(file, pointer) < context.depthOf(file, `${at}/order`) && ownEntry(entries, below)?.below === undefined)
      continue;
    sayUnknown(
      context,
      { rule: 'unknown-name', file, pointer },
      below,
      free,
      'a column of this list without `below` and `total`',
    );
  }
}

function checkIcons(context: CheckContext, at: string, icons: RecordColumnEntry['icons'], values: readonly string[]): void {
  for (const [value, icon] of Object.entries(icons ?? {})) {
    const pointer = pointerTo(at, value);
    const expected = values.length === 0 ? 'a column with a list of values' : `one of ${values.join(', ')}`;
    sayUnknown(context, { rule: 'unknown-name', file, pointer, what: 'key' }, value, values, expected);
    sayUnknown(context, { rule: 'unknown-icon', file, pointer }, icon, context.names.icon, 'an icon of the portal');
  }
}

interface Drilled {
  call: string;
  parameters: readonly string[];
  row: Iterable<string>;
  filters: readonly string[];
}

function checkDrill(context: CheckContext, at: string, drill: RecordDrill | undefined, known: Drilled): void {
  if (drill === undefined) return;
  const rule = 'unknown-name';
  const { parameter, label, root, count, clears = [] } = drill;
  sayUnknown(context, { rule, file, pointer: `${at}/parameter` }, parameter, known.parameters, `a parameter of ${known.call}`);
  checkText(context, `${at}/label`, label);
  checkText(context, `${at}/root`, root);
  if (count !== undefined)
    sayUnknown(context, { rule, file, pointer: `${at}/count` }, count, known.row, `a key of the rows of ${known.call}`);
  clears.forEach((name, index) => {
    sayUnknown(context, { rule, file, pointer: `${at}/clears/${index}` }, name, known.filters, 'a filter of this view');
  });
}

function checkEmpty(context: CheckContext, at: string, empty: RecordsView['empty']): void {
  if (empty === undefined) return;
  const { panel, route } = empty;
  for (const key of ['title', 'text', 'label'] as const) checkText(context, `${at}/${key}`, empty[key]);
  const reference = (key: string, home: Spot) => ({ rule: 'unknown-name', file, pointer: `${at}/${key}`, home }) as const;
  const panels = [...Object.keys(context.panels.member), ...Object.keys(context.panels.agent)];
  if (panel !== undefined)
    sayUnknown(context, reference('panel', panelHome(context, panel)), panel, panels, 'a panel of panels.json');
  const routes = Object.keys(context.brand.layout.routes);
  if (route !== undefined) sayUnknown(context, reference('route', routeHome(route)), route, routes, 'a route of layout.json');
}

function checkActions(
  context: CheckContext,
  at: string,
  actions: RecordsView['actions'],
  { call, statuses }: { call: string; statuses: readonly string[] },
): void {
  const rule = 'unknown-name';
  actions?.order.forEach((name, index) => {
    const pointer = `${at}/order/${index}`;
    sayUnknown(context, { rule, file, pointer }, name, Object.keys(actions.entries), 'an action of entries');
  });
  for (const [name, entry] of Object.entries(actions?.entries ?? {})) {
    const pointer = pointerTo(`${at}/entries`, name);
    checkText(context, `${pointer}/label`, entry.label);
    sayUnknown(context, { rule, file, pointer: `${pointer}/action` }, entry.action, context.names.action, 'a registered action');
    checkStatuses(context, `${pointer}/statuses`, entry.statuses, { call, statuses });
  }
}

function checkStatuses(
  context: CheckContext,
  pointer: string,
  named: readonly string[] = [],
  { call, statuses }: { call: string; statuses: readonly string[] },
): void {
  named.forEach((status, index) => {
    const reference = { rule: 'unknown-name', file, pointer: `${pointer}/${index}` } as const;
    sayUnknown(context, reference, status, statuses, `a status of the rows of ${call}`);
  });
}
