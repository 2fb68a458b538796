import { messageText } from '#platform/errors/messageText.ts';
import type { TFunction } from 'i18next';
import { CallError } from '#platform/errors/callError.ts';
import { messageOf } from '#platform/errors/errors.ts';
import { RefusedError } from './queries.ts';

/** The words for a read that failed; `otherwise` where nobody knows why, such as for code that did not come. */
export function errorMessage(t: TFunction, error: unknown, otherwise: string): string {
  if (!(error instanceof CallError) && !(error instanceof RefusedError)) return otherwise;
  const words = messageOf(error);
  return messageText(t, words);
}
