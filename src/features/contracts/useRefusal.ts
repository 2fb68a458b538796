import { useTranslation } from 'react-i18next';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';
import { messageText } from '#platform/errors/messageText.ts';

/** Why the platform refuses something with a contract, in words: those of its code, else the given message. */
export function useRefusal(): (code: string | null | undefined, message?: MessageText) => string {
  const { t, i18n } = useTranslation(['contracts', 'errors']);
  return (code, message) =>
    code && i18n.exists(`contracts:refused_${code}`)
      ? t(`refused_${code}`)
      : messageText(t, message ?? messageOf({ code: code ?? '', message: '' }));
}
