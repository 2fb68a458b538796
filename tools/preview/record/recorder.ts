import { type Endpoint, type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { createMasks } from './masks.ts';
import { isLeftOut, type RecordedCall, RECORDING_VERSION, type Recording, writeRecording } from './recording.ts';

/** A finished call, as the page saw it. */
export interface SeenCall {
  /** The page's own number of it: told again when its sealed reply is open. */
  key: string;
  brand: string;
  name: EndpointName;
  at: number;
  request: unknown;
  status: number;
  /** As text. */
  reply: string;
}

export interface Recorder {
  /** Keeps a call; says why when it cannot. */
  add: (call: unknown) => string | null;
  /** What is kept. */
  recording: () => Recording;
}

const isSeenCall = (value: unknown): value is SeenCall => {
  const { key, brand, name, at, status, reply } = (value ?? {}) as Partial<Record<keyof SeenCall, unknown>>;
  return (
    [key, brand, reply].every((part) => typeof part === 'string') &&
    typeof name === 'string' &&
    Object.hasOwn(endpoints, name) &&
    Number.isSafeInteger(at) &&
    Number.isInteger(status)
  );
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Records the calls of one brand into a file, which is whole after each of them. */
export function createRecorder(file: string): Recorder {
  const masks = createMasks();
  const calls = new Map<string, RecordedCall>();
  let brand = '';
  const recording = (): Recording => ({
    portalRecording: RECORDING_VERSION,
    brand,
    // a secret may be met in a later call than a text that holds it
    calls: [...calls.values()].map((call) => ({
      ...call,
      request: masks.forget(call.request),
      reply: masks.forget(call.reply),
    })),
  });
  return {
    recording,
    add(call) {
      if (!isSeenCall(call)) return 'a call that is none';
      if (brand !== '' && call.brand !== brand) return `a call of ${call.brand}; the recording is one of ${brand}`;
      brand = call.brand;
      const { name, at, status } = call;
      const { access, body } = endpoints[name] as Endpoint;
      const sealed = body === 'sealed';
      if (sealed) masks.learn(call.request);
      const reply = parsed(call.reply);
      // a reply that stayed sealed says nothing, and its text is one for this page only
      if (sealed && typeof reply === 'string' && reply.split('.').length === 5) return null;
      calls.set(call.key, {
        name,
        at,
        request: isLeftOut(name) ? null : masks.mask(call.request ?? null),
        status,
        reply: masks.mask(reply, { isPublic: access === 'visitor' && body === 'none' }),
      });
      writeRecording(file, recording());
      return null;
    },
  };
}
