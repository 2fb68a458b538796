/**
 * Messages between portal and verify frame by `postMessage` (T27). The frame has an origin of its own, where a provider's
 * scripts may run; only these messages are accepted.
 */
export const VERIFY_PROTOCOL = 'portal-verify/1';

export type VerifyRequest =
  | { action: 'human'; captchaId: string; language: string }
  | { action: 'phone.send'; phone: string; language: string }
  /** `verification` is the answer to `phone.send`. */
  | { action: 'phone.confirm'; verification: string; code: string };

/** A pending request; the answer repeats its id. */
export type VerifyQuestion = VerifyRequest & { protocol: typeof VERIFY_PROTOCOL; id: string };

export type VerifyMessage =
  /** The frame's script is loaded and accepts requests. */
  | { kind: 'ready' }
  /** Size of the content, px. */
  | { kind: 'height'; height: number }
  | { kind: 'answer'; id: string; value: unknown }
  /** `error` is a `PhoneErrorCode`, or any word for a human check. */
  | { kind: 'refusal'; id: string; error: string };

/** Longest proof that is accepted, characters. */
const LONGEST_TEXT = 8_192;

const textOf = (source: object, key: string): string | null => {
  const value: unknown = Object.hasOwn(source, key) ? (source as Record<string, unknown>)[key] : null;
  return typeof value === 'string' && value.length <= LONGEST_TEXT ? value : null;
};

/** Parses a frame's message; null for anything outside this protocol. */
export function readVerifyMessage(data: unknown): VerifyMessage | null {
  if (typeof data !== 'object' || data === null || textOf(data, 'protocol') !== VERIFY_PROTOCOL) return null;
  const { height, value } = data as { height?: unknown; value?: unknown };
  const [id, error] = [textOf(data, 'id'), textOf(data, 'error')];
  switch (textOf(data, 'kind')) {
    case 'ready':
      return { kind: 'ready' };
    case 'height':
      return typeof height === 'number' && Number.isFinite(height) ? { kind: 'height', height } : null;
    case 'answer':
      return id === null ? null : { kind: 'answer', id, value };
    case 'refusal':
      return id === null || error === null ? null : { kind: 'refusal', id, error };
    default:
      return null;
  }
}

/** The named texts of an answer; null unless all are present. */
export function readTexts<Key extends string>(value: unknown, keys: readonly Key[]): Record<Key, string> | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = keys.map((key) => [key, textOf(value, key)] as const);
  return texts.every(([, text]) => text !== null && text !== '') ? (Object.fromEntries(texts) as Record<Key, string>) : null;
}
