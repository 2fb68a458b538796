import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletTransferRequest } from '#contract/types.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { type AmountInput, useAmount } from '#parts/money/useAmount.ts';
import { useUnsaved } from '#state/drafts/unsaved.ts';
import { useWrite, type WriteForm } from '#state/money/useWrite.ts';
import { type Route, transferRequest } from './wallets.ts';

interface Done {
  /** Null where it was not sent from here, such as before a reload. */
  request: WalletTransferRequest | null;
  /** Null where the records show it and the answer was lost. */
  reference: string | null;
}

interface Transfer {
  write: WriteForm<WalletTransferRequest>;
  field: AmountInput;
  failure: string | null;
  /** The request that the person is asked about. */
  asked: WalletTransferRequest | null;
  done: Done | null;
  ask: () => void;
  cancel: () => void;
  send: () => void;
}

/** The amount being typed, the question, and the write. */
export function useTransfer(route: Route, available: string | undefined): Transfer {
  const { t } = useTranslation(['wallets', 'errors', 'writes']);
  const [asked, setAsked] = useState<WalletTransferRequest | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [isClosed, setClosed] = useState(false);
  const field = useAmount('wallets:amount', { min: '0.01', balance: available });
  const write = useWrite('walletTransfer', 'wallets', {
    onDone(value, _, request) {
      setDone({ request, reference: value?.referenceNumber ?? null });
      field.set('');
    },
    onRefused({ code }) {
      setClosed(code === 'game_maintenance');
      return code === 'game_maintenance';
    },
  });
  useUnsaved(field.text !== '');

  return {
    write,
    field,
    failure: isClosed ? t('wallet_closed') : write.failure === null ? null : messageText(t, write.failure),
    asked,
    done,
    ask() {
      setDone(null);
      setClosed(false);
      const amount = field.check();
      if (amount !== null) setAsked(transferRequest(route, amount));
    },
    cancel: () => setAsked(null),
    send() {
      if (asked !== null) void write.run(async () => ({ request: asked })).finally(() => setAsked(null));
    },
  };
}
