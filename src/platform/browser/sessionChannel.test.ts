import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSessionChannel, type SessionSignal } from './sessionChannel.ts';

afterEach(() => vi.unstubAllGlobals());

describe('tabs of one brand', () => {
  it("receive each other's signals, other brands and the sender do not", async () => {
    const heard: Record<string, SessionSignal[]> = { first: [], second: [], other: [] };
    const channels = [
      openSessionChannel('folia', (signal) => heard['first']?.push(signal)),
      openSessionChannel('folia', (signal) => heard['second']?.push(signal)),
      openSessionChannel('mayloc', (signal) => heard['other']?.push(signal)),
    ];
    channels[0]?.post('logout', 'marina');
    channels[0]?.post('expired');
    await vi.waitFor(() =>
      expect(heard['second']).toEqual([
        { kind: 'logout', username: 'marina' },
        { kind: 'expired', username: null },
      ]),
    );
    expect([heard['first'], heard['other']]).toEqual([[], []]);
    for (const channel of channels) channel.close();
  });

  it('ignore anything that is not a signal', async () => {
    const heard = vi.fn();
    const channel = openSessionChannel('folia', heard);
    const stranger = new BroadcastChannel('session-folia');
    for (const data of [null, 'logout', { kind: 'reboot' }, { kind: { toString: () => 'logout' } }, []]) {
      try {
        stranger.postMessage(data);
      } catch {
        // structured cloning refuses functions
      }
    }
    stranger.postMessage({ kind: 'userChanged', username: 7 });
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[{ kind: 'userChanged', username: null }]]));
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
    const heard = vi.fn();
    const channel = openSessionChannel('folia', heard);
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
    expect(heard.mock.calls).toEqual([[{ kind: 'logout', username: 'marina' }]]);
    channel.close();
    tell('sessionSignal', stored[0] ?? null);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
