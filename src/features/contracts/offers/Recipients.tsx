import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { isComposing } from '#ui/dom/isComposing.ts';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './Offers.module.css';

interface Props {
  accounts: readonly string[];
  /** Accounts that the platform refuses. */
  refused: readonly string[];
  onChange: (accounts: readonly string[]) => void;
  /** Most accounts of one offer. */
  most: number;
}

/** The downlines of an offer: each can be taken out, and others be added by their account. */
export function Recipients({ accounts, refused, onChange, most }: Props) {
  const { t } = useTranslation('contracts');
  const heading = useId();
  const field = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLElement>(null);
  const [isAdding, setAdding] = useState(accounts.length === 0);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  // arrives after its dialog, which has the focus until then
  const begin = useEffectEvent(() => {
    if (accounts.length === 0 && document.activeElement === field.current?.closest('dialog')) field.current?.focus();
  });
  useEffect(() => begin(), []);
  const add = () => {
    const account = text.trim();
    const said = account === '' ? t('account_missing') : accounts.includes(account) ? t('account_twice') : null;
    setFault(said);
    field.current?.focus();
    if (said !== null) return;
    onChange([...accounts, account]);
    setText('');
  };
  const remove = (account: string) => {
    onChange(accounts.filter((one) => one !== account));
    // its button goes with it
    root.current?.querySelector<HTMLElement>('[data-action="addAccount"], input')?.focus();
  };
  return (
    <section ref={root} className={styles.part} aria-labelledby={heading}>
      <h3 id={heading} className={styles.label}>
        {t('to')}
      </h3>
      <ul className={styles.chips}>
        {accounts.map((account) => (
          <li key={account} className={styles.chip} data-account={account} data-refused={refused.includes(account) || undefined}>
            <span className="ellipsis">{account}</span>
            <IconButton icon="x" size="sm" label={t('remove_account', { account })} onClick={() => remove(account)} />
          </li>
        ))}
        {!isAdding && accounts.length < most && (
          <li>
            <Button
              variant="outline"
              size="sm"
              icon="plus"
              className={styles.add}
              data-action="addAccount"
              onClick={() => {
                flushSync(() => setAdding(true));
                field.current?.focus();
              }}
            >
              {t('add_account')}
            </Button>
          </li>
        )}
      </ul>
      {isAdding && accounts.length < most && (
        <div className={styles.adding}>
          <TextField
            ref={field}
            label={t('account')}
            name="account"
            icon="user-round"
            autoComplete="off"
            maxLength={64}
            value={text}
            error={fault}
            onChange={(event) => (setText(event.currentTarget.value), setFault(null))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event)) return;
              event.preventDefault();
              add();
            }}
          />
          <Button variant="secondary" data-action="addAccount" onClick={add}>
            {t('add_account')}
          </Button>
        </div>
      )}
    </section>
  );
}
