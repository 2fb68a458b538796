import type { TFunction } from 'i18next';
import type { MessageText } from './errors.ts';

export const messageText = (t: TFunction, message: MessageText): string =>
  'text' in message ? message.text : t(message.key, message.params ?? {});
