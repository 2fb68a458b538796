/** One page of a list, with how many there are. */
export interface Page<T> {
  readonly items: T[];
  readonly total: number;
  readonly totalPages: number;
  readonly pageNo: number;
}

const mostRows = 100;

/** A page of a list; numbers of a query arrive as text. A page beyond the last is empty. */
export function pageOf<T>(list: readonly T[], pageNo: number | string = 1, pageSize: number | string = 42): Page<T> {
  const size = Math.min(mostRows, Math.max(1, Number(pageSize)));
  const page = Math.max(1, Number(pageNo));
  const items = list.slice((page - 1) * size, page * size);
  return { items, total: list.length, totalPages: Math.ceil(list.length / size), pageNo: page };
}
