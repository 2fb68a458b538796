import type { PublishedPageRecords, PublishedPanel, PublishedPanels } from './panels.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isNumber: Check = (value) => typeof value === 'number';
const isFlag: Check = (value) => typeof value === 'boolean';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf =
  (isPart: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isPart);
const hasParts =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(parts).every(([key, isPart]) => isPart(value[key]));

const isAction = hasParts({ name: isText });
const isColumn = hasParts({ name: isText, label: isText, format: isText });
const isFilter = hasParts({ name: isText, kind: isText, label: isText, options: isListOf(isText) });

const isRecords = hasParts({
  call: isText,
  fixed: isRecord,
  filters: isListOf(isFilter),
  columns: isListOf(isColumn),
  cards: isListOf(isColumn),
  detail: isListOf(isColumn),
  actions: isListOf(isAction),
  selection: (value) => value === undefined || isListOf(isAction)(value),
  sortable: isListOf(isText),
  pageSize: isNumber,
  export: isFlag,
});

const isNamed = hasParts({ name: isText, label: isTextOrNull });
const isView: Check = (value) =>
  isNamed(value) && (hasParts({ component: isText })(value) || hasParts({ records: isRecords })(value));
const isPanel = hasParts({ title: isText, views: isListOf(isView) }) as (value: unknown) => value is PublishedPanel;
const isPage = hasParts({ title: isText, records: isRecords }) as (value: unknown) => value is PublishedPageRecords;

function onlyThose<Part>(parts: Record<string, unknown>, isPart: (value: unknown) => value is Part): Record<string, Part> {
  return Object.fromEntries(Object.entries(parts).filter((entry): entry is [string, Part] => isPart(entry[1])));
}

/**
 * A published file of panels: those of another shape are left out, null when the file itself has another one. A file of another
 * version may lack a part.
 */
export function readPanels(file: unknown): PublishedPanels | null {
  if (!isRecord(file)) return null;
  const { member = {}, agent = {}, pages = {} } = file;
  if (!isRecord(member) || !isRecord(agent) || !isRecord(pages)) return null;
  return { member: onlyThose(member, isPanel), agent: onlyThose(agent, isPanel), pages: onlyThose(pages, isPage) };
}
