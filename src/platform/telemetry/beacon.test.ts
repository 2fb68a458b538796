import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBeacon } from './beacon.ts';
import type { Report } from './report.ts';

const reportOf = (attempt: number, cause = ''): Report => ({
  at: attempt,
  brand: 'folia',
  engine: '1.2.0',
  configHash: 'c0ffee',
  route: 'home',
  slot: null,
  event: { kind: 'permissionFailed', attempt, cause },
});

let sent: Report[][];
const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
let window: EventTarget;
const open = () =>
  createBeacon({
    endpoint: '/lgw/telemetry',
    send: vi.fn((endpoint: string, body: string) => {
      expect(endpoint).toBe('/lgw/telemetry');
      expect(body.length).toBeLessThanOrEqual(60_000);
      const { v, reports } = JSON.parse(body) as { v: number; reports: Report[] };
      expect(v).toBe(1);
      return sent.push(reports) > 0;
    }),
    window,
    document: document as unknown as Document,
  });

beforeEach(() => {
  sent = [];
  window = new EventTarget();
});

describe('the beacon', () => {
  it('sends twenty reports together, and the rest on request', () => {
    const { add, flush } = open();
    for (let index = 0; index < 25; index += 1) add(reportOf(index));
    expect(sent.map(({ length }) => length)).toEqual([20]);
    flush();
    flush();
    expect(sent.flat().map(({ at }) => at)).toEqual(Array.from({ length: 25 }, (_, index) => index));
  });

  it('sends queued reports when the page is hidden or left', () => {
    const { add } = open();
    add(reportOf(1));
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    add(reportOf(2));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.flat().map(({ at }) => at)).toEqual([1, 2]);
  });

  it('splits batches that a browser would refuse, and drops a report that is too large alone', () => {
    const { add, flush } = open();
    for (let index = 0; index < 4; index += 1) add(reportOf(index, 'x'.repeat(index === 2 ? 70_000 : 25_000)));
    flush();
    expect(sent.flat().map(({ at }) => at)).toEqual([0, 1, 3]);
  });

  it('limits the number of reports per page', () => {
    const { add, flush } = open();
    for (let index = 0; index < 1_000; index += 1) add(reportOf(index));
    flush();
    expect(sent.flat()).toHaveLength(200);
  });
});
