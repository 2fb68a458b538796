import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSessionChannel, type SessionSignal } from './sessionChannel.ts';

afterEach(() => vi.unstubAllGlobals());

describe('tabs of one brand', () => {
  it("receive each other's signals, other brands and the sender do not", async () => {
    const received: Record<string, SessionSignal[]> = { first: [], second: [], other: [] };
    const channels = [
      openSessionChannel('folia', (signal) => received['first']?.push(signal)),
      openSessionChannel('folia', (signal) => received['second']?.push(signal)),
      openSessionChannel('mayloc', (signal) => received['other']?.push(signal)),
    ];
    channels[0]?.post('logout', 'marina');
    channels[0]?.post('expired');
    await vi.waitFor(() =>
      expect(received['second']).toEqual([
        { kind: 'logout', username: 'marina' },
        { kind: 'expired', username: null },
      ]),
    );
    expect([received['first'], received['other']]).toEqual([[], []]);
    for (const channel of channels) channel.close();
  });

  it('ignore anything that is not a signal', async () => {
    const received = vi.fn();
    const channel = openSessionChannel('folia', received);
    const stranger = new BroadcastChannel('session-folia');
    for (const data of [null, 'logout', { kind: 'reboot' }, { kind: { toString: () => 'logout' } }, []]) {
      try {
        stranger.postMessage(data);
      } catch {
        // structured cloning refuses functions
      }
    }
    stranger.postMessage({ kind: 'userChanged', username: 7 });
    await vi.waitFor(() => expect(received.mock.calls).toEqual([[{ kind: 'userChanged', username: null }]]));
    stranger.close();
    channel.close();
  });

  it("receive each other's signals through storage events without BroadcastChannel", () => {
    const stored: string[] = [];
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('localStorage', { setItem: (_: string, value: string) => stored.push(value) });
    const events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    const received = vi.fn();
    const channel = openSessionChannel('folia', received);
    channel.post('logout', 'marina');
    channel.post('logout', 'marina');
    expect(new Set(stored).size).toBe(2);
    const tell = (key: string, newValue: string | null) =>
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    tell('sessionSignal', stored[0] ?? null);
    tell('sessionSignal', '{"name":"session-mayloc","kind":"logout"}');
    tell('sessionSignal', 'garbage');
    tell('sessionSignal', null);
    tell('theme', stored[0] ?? null);
    expect(received.mock.calls).toEqual([[{ kind: 'logout', username: 'marina' }]]);
    channel.close();
    tell('sessionSignal', stored[0] ?? null);
    expect(received).toHaveBeenCalledTimes(1);
  });
});
