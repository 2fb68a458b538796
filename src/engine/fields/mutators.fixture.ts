/** Turns valid data into invalid data, reproducibly. */

/** One change: place, kind and value as numbers, so that fast-check can shrink a failing series. */
export interface Mutation {
  at: number;
  how: number;
  what: number;
}

type Slot = { holder: Record<string, unknown> | unknown[]; key: string | number };

/** How many places a series of changes may hit; more than any real reply has. */
const SLOTS_MAX = 2_000;

const deepObject = nested(200_000, (inner) => ({ childrenNodes: inner, modId: 'DEEP', enabled: '1' }));
const deepArray = nested(200_000, (inner) => [inner]);
const manyItems = Array.from({ length: 100_000 }, (_, index) => (index % 2 === 0 ? null : { modId: 'MANY', enabled: '1' }));

/** Values that match no schema. The large ones are shared, never copied. */
export const hostileValues: readonly unknown[] = [
  [null, undefined, true, false, {}, [], [[]], [null]],
  [0, -0, 1, -1, 0.5, NaN, Infinity, -Infinity, 2 ** 53 + 1, 1e21, 99],
  ['', ' ', '\t\r\n', '0', '1', '01', ' 1', '1 ', '-1', '1e3', 'true', 'null', '--', '１２３'],
  ['__proto__', 'constructor', 'toString', 'prototype'],
  ['\ud800', '\udc00x', '\u202eabc', 'a\u200bb', 'a\0b', '👨‍👩‍👧‍👦', 'x'.repeat(1 << 20)],
  ['<img src=x onerror=alert(1)>', '<script>1</script>', 'javascript:alert(1)', '//evil.example', '/\\evil.example'],
  ['{{x}}', '$t(x)', '${x}', '{0}', '../../etc/passwd', "'; drop table x; --"],
  [JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')],
  [deepObject, deepArray, manyItems],
].flat();

/** Patterns that are wrong, costly or unusual. */
export const hostilePatterns: readonly string[] = [
  ['*', '**', '(', '[', ')', '\\', 'a{2,1}', '(?<', '(?=', '^', '$', '^$', ''],
  ['^(a+)+$', '(a|a)*$', '(.*a){20}', '(\\w+\\s?)*!', '((a{30}){30}){30}', '(?:.{0,30}){30}b', 'a{1000}'.repeat(60)],
  ['(?<=a)b', '(?<!a)b', '(a)\\1', '(?=.*\\d)(?=.*[a-z]).+', '/^[a-z]+$/i', '(?i)abc', '[^]', '[]'],
  ['x'.repeat(513), '('.repeat(250)],
].flat();

/** Every run uses the hostile objects, so no run may change them. */
const isShared = (value: unknown) => hostileValues.includes(value);

const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'modId',
  'enabled',
  'childrenNodes',
];

/** A copy of `base` with every change applied in turn. `more` adds values that suit the data. */
export function mutate(base: unknown, changes: readonly Mutation[], more: readonly string[] = []): unknown {
  const root = { value: structuredClone(base) as unknown };
  const values = [...hostileValues, ...more];
  for (const change of changes) {
    const slots = slotsOf(root);
    const slot = slots[change.at % slots.length] as Slot;
    applyChange(slot, change, values[change.what % values.length], root.value);
  }
  return root.value;
}

function applyChange({ holder, key }: Slot, { how, what }: Mutation, value: unknown, root: unknown): void {
  const record = holder as Record<string | number, unknown>;
  const current = record[key];
  switch (how % 8) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete record[key];
      break;
    case 1:
      record[key] = typeof current === 'number' ? String(current) : typeof current === 'string' ? Number(current) : current;
      break;
    case 2:
      record[key] = [current];
      break;
    case 3:
      // an own key, as JSON.parse makes it, even when it is `__proto__`
      if (typeof current === 'object' && current !== null && !Array.isArray(current) && !isShared(current)) {
        const name = hostileKeys[what % hostileKeys.length] as string;
        Object.defineProperty(current, name, { value, writable: true, enumerable: true, configurable: true });
      }
      break;
    case 4:
      if (Array.isArray(holder)) holder.push(current, current);
      else record[`${key}${what % 3}`] = current;
      break;
    case 5:
      record[key] = root;
      break;
    default:
      record[key] = value;
  }
}

/** Every place of the data, the root first; a container that is referenced twice is listed once. */
function slotsOf(root: { value: unknown }): Slot[] {
  const slots: Slot[] = [{ holder: root as Record<string, unknown>, key: 'value' }];
  const seen = new Set<unknown>();
  for (let at = 0; at < slots.length && slots.length < SLOTS_MAX; at += 1) {
    const { holder, key } = slots[at] as Slot;
    const value = (holder as Record<string | number, unknown>)[key];
    if (typeof value !== 'object' || value === null || seen.has(value) || isShared(value)) continue;
    seen.add(value);
    const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
    for (const inner of keys) slots.push({ holder: value as Slot['holder'], key: inner });
  }
  return slots;
}

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = null;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
}

/** Number of cases of a large corpus: a fiftieth, and a fifth with `DEEP` set, which takes others each time. */
export function corpusSize(full: number): number {
  return Math.ceil(full / (process.env['DEEP'] === undefined ? 50 : 5));
}
