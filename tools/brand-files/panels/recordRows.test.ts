import { expect, test } from 'vitest';
import panels from '../../../brands/base/panels.json' with { type: 'json' };
import type { Endpoint } from '#platform/endpoints/endpoint.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';

/** Every `call` of records below a value; the options of a filter are no rows. */
function callsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'call' ? [String(child)] : key === 'from' ? [] : callsIn(child),
  );
}

test('records that panels show lose no row to a schema', () => {
  const calls = [...new Set(callsIn(panels))];
  expect(calls).toContain('memTransDet');
  const strict = calls.filter((name) => (endpoints as Record<string, Endpoint>)[name]?.opaque?.join('.') !== 'rows');
  expect(strict).toEqual([]);
});
