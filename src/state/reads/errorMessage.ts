import { messageText } from '#platform/errors/messageText.ts';
import type { TFunction } from 'i18next';
import { CallError } from '#platform/errors/callError.ts';
import { messageOf } from '#platform/errors/errors.ts';
import { RefusedError } from './queries.ts';

/** The message of a failed read; `otherwise` for unknown causes, such as a missing chunk. */
export function errorMessage(t: TFunction, error: unknown, otherwise: string): string {
  if (!(error instanceof CallError) && !(error instanceof RefusedError)) return otherwise;
  const words = messageOf(error);
  return messageText(t, words);
}
