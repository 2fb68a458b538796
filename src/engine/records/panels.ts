import type {
  Condition,
  RecordActionEntry,
  RecordColumnEntry,
  RecordDrill,
  RecordFilterEntry,
  RecordsEmpty,
} from '#contract/types.ts';
import { type ConditionContext, holds } from '#engine/conditions.ts';
import type { RecordFormat } from './formats.ts';

/** Panels as they are published: lists in order, and what the contract knows of each column and filter filled in. */
export interface PublishedPanels {
  member: Readonly<Record<string, PublishedPanel>>;
  agent: Readonly<Record<string, PublishedPanel>>;
  /** Lists of records on pages. */
  pages: Readonly<Record<string, PublishedPageRecords>>;
}

export interface PublishedPageRecords {
  /** Text key. */
  title: string;
  records: PublishedRecords;
}

export interface PublishedPanel {
  /** Text key. */
  title: string;
  when?: Condition;
  /** One, or several as tabs. */
  views: readonly PublishedView[];
}

export interface PublishedView {
  name: string;
  /** Text key; null where the panel has one view. */
  label: string | null;
  when?: Condition;
  /** Name of a registered panel. */
  component?: string;
  records?: PublishedRecords;
}

export interface PublishedColumn extends Pick<RecordColumnEntry, 'total' | 'place' | 'below' | 'when' | 'copy' | 'icons'> {
  name: string;
  label: string;
  format: RecordFormat;
}

export interface PublishedFilter extends Pick<
  RecordFilterEntry,
  'kind' | 'default' | 'required' | 'when' | 'choices' | 'from' | 'as'
> {
  name: string;
  label: string;
  /** Values of a select; none where a read has them. */
  options: readonly string[];
  /** Most characters of a text that the platform accepts. */
  longest?: number;
}

export interface PublishedAction extends RecordActionEntry {
  name: string;
}

export interface PublishedRecords {
  call: string;
  fixed: Readonly<Record<string, string>>;
  filters: readonly PublishedFilter[];
  columns: readonly PublishedColumn[];
  cards: readonly PublishedColumn[];
  detail: readonly PublishedColumn[];
  actions: readonly PublishedAction[];
  /** Actions on several rows, which can be selected where there is one. */
  selection?: readonly PublishedAction[];
  /** The way from a row to the records below it. */
  drill?: RecordDrill;
  /** Columns that the platform can sort by. */
  sortable: readonly string[];
  /** One of them, if the brand names it. */
  sort?: string;
  /** Cards show few records with long contents; a table unless given. */
  layout?: 'cards';
  /** Statuses that the platform changes soon. */
  follow?: readonly string[];
  pageSize: number;
  export: boolean;
  /** What an empty list says, and where it leads. */
  empty?: RecordsEmpty;
}

export type PanelMenu = 'member' | 'agent';

/** What a page knows of panels and lists of records before it fetches them: where they are, and their names. */
export interface PanelIndex {
  /** Path of the published file. */
  file: `/${string}`;
  member: readonly string[];
  agent: readonly string[];
  pages: readonly string[];
}

/** A records view without the columns, filters, values of filters, sums and actions whose conditions do not hold. */
export function shownRecords(records: PublishedRecords, conditions: ConditionContext): PublishedRecords {
  const held = <Item extends { when?: Condition }>(items: readonly Item[]) => items.filter(({ when }) => holds(when, conditions));
  const isOffered = ({ choices = {} }: PublishedFilter, value: string) =>
    !Object.hasOwn(choices, value) || holds(choices[value]?.when, conditions);
  const { filters, columns, cards, detail, actions, selection } = records;
  return {
    ...records,
    filters: held(filters).map((filter) => ({ ...filter, options: filter.options.filter((one) => isOffered(filter, one)) })),
    columns: held(columns),
    cards: held(cards),
    detail: held(detail),
    actions: held(actions),
    ...(selection && { selection: held(selection) }),
  };
}

/** An object of the platform may have no text. */
const plainText = (value: unknown): string => (typeof value === 'object' ? '' : String(value));

/** The actions of a row in its status. */
export const actionsOfRow = (actions: readonly PublishedAction[], row: Readonly<Record<string, unknown>>): PublishedAction[] =>
  actions.filter(({ statuses }) => statuses === undefined || statuses.includes(plainText(row['status'])));

/** Whether there are records below a row. */
export const leadsOn = ({ count }: RecordDrill, row: Readonly<Record<string, unknown>>): boolean =>
  typeof row['id'] === 'string' && (count === undefined || Number(plainText(row[count])) > 0);
