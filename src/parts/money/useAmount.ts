import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AmountFault, type AmountLimits, readAmount, typedAmount } from '#engine/money/amount.ts';
import { formatMoney } from '#engine/money/money.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';

/** An amount being typed, for `AmountField`. */
export interface AmountInput {
  input: RefObject<HTMLInputElement | null>;
  /** As typed, with the separators of the interface language. */
  text: string;
  /** Decimal text with a point; null while it is refused. */
  amount: string | null;
  /** In words; null while the person may still type it right. */
  error: string | null;
  type: (text: string) => void;
  /** Sets decimal text, such as a quick amount; an empty one clears the field. */
  set: (amount: string) => void;
  /** Shows from now on what is wrong. */
  leave: () => void;
  /** The amount; or null, with the field focused and its error shown. */
  check: () => string | null;
}

/** Faults that no further typing repairs: shown at once. */
const AT_ONCE: readonly AmountFault[] = ['characters', 'decimals', 'negative', 'too_long', 'above_balance', 'above_max'];

/** An amount of money, kept as a draft under a name. A change of language rewrites it, and never changes its value. */
export function useAmount(name: string, limits: AmountLimits): AmountInput {
  const { brand } = usePortal();
  const { t } = useTranslation('writes');
  const language = usePreferences((state) => state.language);
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useDraft(name, { text: '', language });
  const [hasLeft, setLeft] = useState(false);

  const { symbol, decimals = 2 } = brand.currency;
  const text = draft.language === language ? draft.text : rewritten(draft, language, symbol);
  const read = readAmount(text, language, { decimals, ...limits, symbol });
  const isShown = 'fault' in read && (hasLeft || AT_ONCE.includes(read.fault));
  const limit = 'fault' in read ? formatMoney(read.limit, { ...brand.currency, language }) : null;
  const reason = 'fault' in read && (read.fault === 'decimals' && decimals === 0 ? 'whole' : read.fault);
  const type = (typed: string) => setDraft({ text: typed, language });
  return {
    input,
    text,
    amount: 'amount' in read ? read.amount : null,
    error: isShown ? t(`amount_${reason}`, { limit, decimal: typedAmount('0.5', language)[1] }) : null,
    type,
    set(amount) {
      type(typedAmount(amount, language));
      setLeft(amount !== '');
    },
    leave: () => setLeft(hasLeft || text !== ''),
    check() {
      if ('amount' in read) return read.amount;
      setLeft(true);
      input.current?.focus();
      return null;
    },
  };
}

function rewritten(draft: { text: string; language: string }, language: string, symbol: string): string {
  const read = readAmount(draft.text, draft.language, { symbol });
  return 'amount' in read ? typedAmount(read.amount, language) : draft.text;
}
