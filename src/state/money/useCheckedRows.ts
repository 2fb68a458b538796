import { useEffect, useState } from 'react';
import { endpoints, type ResponseOf } from '#platform/endpoints/endpoints.ts';
import { CallError } from '#platform/errors/callError.ts';
import { repair } from '#platform/replies/repair.ts';
import { validatorOf } from '#platform/replies/readReply.ts';

type OrderRecords = 'depositRecords' | 'withdrawRecords';

/**
 * The rows of a records call for code that reads their fields; the client passes them on as they are sent. A row that lacks
 * something required is left out, as is a wrong optional part of one. Undefined until they are checked.
 */
export function useCheckedRows<K extends OrderRecords>(
  name: K,
  value: ResponseOf<K> | undefined,
): ResponseOf<K>['rows'] | undefined {
  const [rows, setRows] = useState<ResponseOf<K>['rows']>();
  useEffect(() => {
    if (value === undefined) return undefined;
    let isCurrent = true;
    const set = (checked: ResponseOf<K>['rows']) => isCurrent && setRows(checked);
    checkRows(name, value).then(set, (cause: unknown) => {
      if (!(cause instanceof CallError)) throw cause;
      set([]);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, value]);
  return rows;
}

async function checkRows<K extends OrderRecords>(name: K, value: ResponseOf<K>): Promise<ResponseOf<K>['rows']> {
  // a copy, as the cached answer belongs to the records view as well
  const repaired = repair(structuredClone(value), await validatorOf(endpoints[name].response));
  return (repaired?.value as ResponseOf<K> | undefined)?.rows ?? [];
}
