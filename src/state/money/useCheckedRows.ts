import { useEffect, useState } from 'react';
import { endpoints, type ResponseOf } from '#platform/endpoints/endpoints.ts';
import { CallError } from '#platform/errors/callError.ts';
import { repair } from '#platform/schemas/repair.ts';
import { type Validate, validatorOf } from '#platform/schemas/validator.ts';

type CheckedCall = 'depositRecords' | 'withdrawRecords' | 'contracts' | 'agentDownlines';
type RowOf<K extends CheckedCall> = ResponseOf<K>['rows'][number];

export interface CheckedRows<Row> {
  rows: readonly Row[];
  /** How many rows were left out. */
  missing: number;
  /** A newer answer is still being checked. */
  isChecking: boolean;
}

/**
 * The rows of a records call for code that reads their fields; the client passes them on as they are sent. A row that lacks
 * something required is left out, as is a wrong optional part of one. Undefined until they are checked.
 * @param whole a property without which, or with a part of which dropped, a row says something wrong
 */
export function useCheckedRows<K extends CheckedCall>(
  name: K,
  value: ResponseOf<K> | undefined,
  whole?: string & keyof RowOf<K>,
): CheckedRows<RowOf<K>> | undefined {
  const [checked, setChecked] = useState<{ of: ResponseOf<K>; rows: RowOf<K>[]; missing: number }>();
  useEffect(() => {
    if (value === undefined) return undefined;
    let isCurrent = true;
    // a platform may send something else than a list
    const sent: readonly unknown[] = Array.isArray(value.rows) ? value.rows : [];
    const set = (rows: RowOf<K>[]) => isCurrent && setChecked({ of: value, rows, missing: sent.length - rows.length });
    validatorOf(endpoints[name].response)
      .then((validate) => sent.flatMap((row) => checkRow<K>(value, row, validate, whole)))
      .then(set, (cause: unknown) => {
        if (!(cause instanceof CallError)) throw cause;
        set([]);
      });
    return () => {
      isCurrent = false;
    };
  }, [name, value, whole]);
  return checked && { rows: checked.rows, missing: checked.missing, isChecking: checked.of !== value };
}

/** Row by row, as one that is too deeply nested may not cost the others. */
function checkRow<K extends CheckedCall>(
  page: ResponseOf<K>,
  row: unknown,
  validate: Validate,
  whole: string | undefined,
): RowOf<K>[] {
  const copy = copyOf(row);
  const repaired = copy === null ? null : repair({ ...page, rows: [copy] }, validate);
  if (repaired === null) return [];
  const isPart = ({ path }: { path: string }) => `${path}/`.startsWith(`/rows/0/${whole}/`);
  if (whole !== undefined && repaired.removals.some(isPart)) return [];
  return (repaired.value as { rows: RowOf<K>[] }).rows;
}

/** The cached answer belongs to the records view as well. Null for a row too deeply nested to be copied. */
function copyOf(row: unknown): unknown {
  try {
    return structuredClone(row);
  } catch {
    return null;
  }
}
