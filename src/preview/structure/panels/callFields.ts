import type { Brand } from '#engine/brand/snapshot.ts';
import type { RecordFormat } from '#engine/records/formats.ts';
import type { ByRequest } from '#sandbox/callAccess.ts';
import { fittingFormats, isFigure, usualFormat } from '../../../../tools/brand-files/panels/fieldFormats.ts';
import type { ListCall } from '../../../../tools/studio/listCalls.ts';

export type Centre = 'member' | 'agent';

/** A column, a line of the detail or a sum that a call has. */
export interface FieldOffer {
  name: string;
  /** The contract's words for it. */
  words: string;
  /** Formats that show its values, the usual one first. */
  formats: readonly RecordFormat[];
  /** The format without which none is written. */
  usual: RecordFormat;
  /** The platform sends its sum over all rows. */
  hasSum: boolean;
}

/** A filter that a call takes. */
export interface FilterOffer {
  name: string;
  words: string;
  kind: 'dateRange' | 'select' | 'text';
  /** Values that are answered in the centre. */
  values: readonly string[];
  /** Whether these are not all that the contract has. */
  isPart: boolean;
  /** Every request has the parameter. */
  isRequired: boolean;
  /** Asked without a value it would be something else than all. */
  needsValue: boolean;
  /** Whether there is something to choose. */
  canBeAsked: boolean;
}

/** The filter of days, which sets two parameters. */
export const DAYS = 'date';

/** Parameters that a list sets itself, `startTime` and `endTime` by the filter of days. */
const OF_LISTS = ['pageNo', 'pageSize', 'sort', 'order', 'startTime', 'endTime'];

/** The key of the request that made a row, for the portal alone. */
const REQUEST_KEY = 'requestKey';

const wordsOf = ({ description = '' }: { description?: string }): string => description;

/** What a table says for each value of a parameter; nothing where it says one thing for all. */
const byValue = <Value extends string>(
  said: ByRequest<Value> | undefined,
): { field: string; values: Readonly<Record<string, Value>> } | null =>
  said === undefined || typeof said === 'string' ? null : said;

const isOfAgents = ({ access: { role } }: ListCall): boolean => role === 'agent';

/** For whom a call is: some are answered to agents alone, and some have values that are. */
export function audienceOf(call: ListCall): 'agents' | 'both' | 'members' {
  if (isOfAgents(call)) return 'agents';
  return Object.values(byValue(call.access.role)?.values ?? {}).includes('agent') ? 'both' : 'members';
}

export const columnOffers = ({ row, totals }: ListCall): FieldOffer[] =>
  Object.entries(row).flatMap(([name, schema]) => {
    const formats = fittingFormats(name, schema);
    if (name === REQUEST_KEY || formats.length === 0) return [];
    const hasSum = Object.hasOwn(totals, name) && isFigure(totals[name]!);
    return [{ name, words: wordsOf(schema), formats, usual: usualFormat(name, schema), hasSum }];
  });

/** Whether a field has words in its name or in what the contract says of it. */
export const hasWords = ({ name, words }: FieldOffer, wanted: string): boolean =>
  [name, words].some((text) => text.toLowerCase().includes(wanted));

export const sumOffers = ({ totals }: ListCall): FieldOffer[] =>
  Object.entries(totals).flatMap(([name, schema]) =>
    isFigure(schema)
      ? [{ name, words: wordsOf(schema), formats: fittingFormats(name, schema), usual: usualFormat(name, schema), hasSum: false }]
      : [],
  );

export function filterOffers(call: ListCall, centre: Centre): FilterOffer[] {
  const { request, required, access } = call;
  const roles = byValue(access.role);
  const days: FilterOffer[] =
    Object.hasOwn(request, 'startTime') && Object.hasOwn(request, 'endTime')
      ? [
          {
            name: DAYS,
            words: 'Sets startTime and endTime.',
            kind: 'dateRange',
            values: [],
            isPart: false,
            isRequired: required.includes('startTime'),
            needsValue: required.includes('startTime'),
            canBeAsked: true,
          },
        ]
      : [];
  const others = Object.entries(request).flatMap(([name, schema]): FilterOffer[] => {
    if (OF_LISTS.includes(name)) return [];
    const isRequired = required.includes(name);
    const words = wordsOf(schema);
    if (Array.isArray(schema['enum'])) {
      const all = schema['enum'].filter((value): value is string => typeof value === 'string');
      const isClosed = (value: string) => centre === 'member' && roles?.field === name && roles.values[value] === 'agent';
      const values = all.filter((value) => !isClosed(value));
      const isPart = values.length < all.length;
      // without a value the platform chooses one
      const needsValue = isRequired || roles?.field === name;
      const canBeAsked = values.length > 1;
      return values.length === 0 ? [] : [{ name, words, kind: 'select', values, isPart, isRequired, needsValue, canBeAsked }];
    }
    const isTyped = schema['type'] === 'string' && schema.title === undefined;
    return isTyped
      ? [{ name, words, kind: 'text', values: [], isPart: false, isRequired, needsValue: isRequired, canBeAsked: true }]
      : [];
  });
  return [...days, ...others];
}

/** Flags of the platform that a request needs, each by the value of a parameter that it is for; null: for every value. */
export function neededFlags({ access: { flag, nodes = [] } }: ListCall): { field: string; value: string | null; flag: string }[] {
  const said = byValue(flag);
  const always = [...(typeof flag === 'string' ? [flag] : []), ...nodes];
  return [
    ...always.map((one) => ({ field: '', value: null, flag: one })),
    ...Object.entries(said?.values ?? {}).map(([value, one]) => ({ field: said?.field ?? '', value, flag: one })),
  ];
}

/** The alias of `flags.json` for a flag of the contract, which may be the platform's node; null where the brand has none. */
export const aliasOf = (flags: Brand['flags'], flag: string): string | null =>
  Object.hasOwn(flags, flag) ? flag : (Object.keys(flags).find((alias) => flags[alias]?.modId === flag) ?? null);

/** Whether the brand forbids a feature without which the call is never answered. */
function isForbidden(call: ListCall, { flags, regulatory }: Pick<Brand, 'flags' | 'regulatory'>): boolean {
  const isOff = ({ flag }: { flag: string }) => regulatory.forbidden.includes(flags[aliasOf(flags, flag) ?? '']?.modId ?? flag);
  const needed = neededFlags(call);
  const byValues = needed.filter(({ value }) => value !== null);
  return needed.some((one) => one.value === null && isOff(one)) || (byValues.length > 0 && byValues.every(isOff));
}

/** The calls that a panel of a centre can list, those for agents first in theirs. */
export function callsFor(calls: readonly ListCall[], centre: Centre, brand: Pick<Brand, 'flags' | 'regulatory'>): ListCall[] {
  const canAsk = (call: ListCall): boolean =>
    filterOffers(call, centre).every(({ kind, isRequired }) => !isRequired || kind !== 'text');
  const open = calls.filter((call) => (centre === 'agent' || !isOfAgents(call)) && canAsk(call) && !isForbidden(call, brand));
  const order = ['agents', 'both', 'members'];
  return centre === 'member'
    ? open
    : open.toSorted((one, other) => order.indexOf(audienceOf(one)) - order.indexOf(audienceOf(other)));
}
