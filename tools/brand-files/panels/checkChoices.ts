import type { RecordFilterEntry, RecordOptions } from '#contract/types.ts';
import { recordPresets } from '#engine/records/recordPresets.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { pointerTo } from '../../../src/engine/brand/json.ts';
import { type CheckContext, say, sayUnknown } from '../checkContext.ts';
import { optionCall } from './recordCalls.ts';

const file = 'panels.json';
const rule = 'unknown-name';

/** Checks what a filter offers: its values, its default, their conditions, and the read that has its options. */
export function checkChoices(context: CheckContext, at: string, filter: RecordFilterEntry, values: readonly string[]): void {
  const { kind, default: initial, choices = {}, from, required, as } = filter;
  const expected = values.length === 0 ? 'a parameter with a list of values' : `one of ${values.join(', ')}`;
  filter.values?.forEach((value, index) => {
    sayUnknown(context, { rule, file, pointer: `${at}/values/${index}` }, value, values, expected);
  });
  for (const value of Object.keys(choices)) {
    sayUnknown(context, { rule, file, pointer: pointerTo(`${at}/choices`, value), what: 'key' }, value, values, expected);
  }
  if (initial !== undefined && kind !== 'text') {
    const known = kind === 'dateRange' ? Object.keys(recordPresets) : (filter.values ?? values);
    sayUnknown(context, { rule, file, pointer: `${at}/default` }, initial, known, `one of ${known.join(', ')}`);
  }
  if (required === true && initial === undefined)
    say(context, { rule: 'missing-key', file, pointer: at, expected: 'a default of what is required', got: 'none' });
  if (as === 'tabs' && (kind !== 'select' || from !== undefined))
    say(context, { rule, file, pointer: `${at}/as`, expected: '"tabs" of a select with a list of values', got: '"tabs"' });
  if (from !== undefined) checkOptions(context, `${at}/from`, from);
}

function checkOptions(context: CheckContext, at: string, { call, request = {}, rows, value, label }: RecordOptions): void {
  const contract = optionCall(call);
  if (contract === null) {
    const reads = Object.keys(endpoints).filter((name) => optionCall(name) !== null);
    sayUnknown(context, { rule: 'unknown-endpoint', file, pointer: `${at}/call` }, call, reads, 'a read that has a reply');
    return;
  }
  for (const name of Object.keys(request)) {
    const reference = { rule, file, pointer: pointerTo(`${at}/request`, name), what: 'key' } as const;
    sayUnknown(context, reference, name, contract.request.keys(), `a parameter of ${call}`);
  }
  for (const name of contract.required.filter((one) => request[one] === undefined))
    say(context, { rule: 'missing-key', file, pointer: at, expected: `the parameter ${name} of ${call}`, got: 'none' });
  const row = contract.rows(rows.split('.'));
  if (row === null) {
    say(context, {
      rule,
      file,
      pointer: `${at}/rows`,
      expected: `keys that lead to rows in the reply of ${call}`,
      got: `"${rows}"`,
    });
    return;
  }
  for (const [key, names] of Object.entries({ value, label })) {
    names.forEach((name, index) => {
      sayUnknown(context, { rule, file, pointer: `${at}/${key}/${index}` }, name, row.keys(), `a key of the rows of ${call}`);
    });
  }
}
