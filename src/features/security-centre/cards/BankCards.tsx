import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankCard, BankCardsResponse } from '#contract/types.ts';
import { messageOf } from '#platform/errors/errors.ts';
import { OfflineNote } from '#parts/reads/OfflineNote.tsx';
import { useDraft } from '#state/drafts/draft.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useOnline } from '#state/reads/online.ts';
import { useAttempt } from '#state/reads/useAttempt.ts';
import { afterWrite } from '#state/session/afterWrite.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { useFocusHeir } from '#ui/dom/useFocusHeir.ts';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { refusalTexts } from '../forms/refusals.ts';
import styles from '../SecurityCentre.module.css';
import { AddBankCard } from './AddBankCard.tsx';

interface Props {
  cards: BankCardsResponse;
  /** Holder of new cards; empty until the real name is set. */
  payeeName: string;
  onOpenName: () => void;
}

/** The bank cards: masked, each can be removed, and new ones up to the platform's limit. */
export function BankCards({ cards: { rows, max }, payeeName, onOpenName }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('security-centre');
  const [isAdding, setAdding] = useDraft('security:addsCard', false);
  const { failure, attempt, fail } = useAttempt();
  const isOnline = useOnline();
  const [removing, setRemoving] = useState<string | null>(null);
  // not offered again while the list is still the one before
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const shown = rows.filter(({ id }) => !removed.includes(id));

  const remove = async ({ id, bankName, maskedNumber }: BankCard) => {
    if (removing !== null) return;
    const confirmed = await portal.overlay.confirm({
      title: { key: 'security-centre:remove_card' },
      text: { key: 'security-centre:remove_card_text', params: { card: `${bankName} ${maskedNumber}` } },
      confirm: { key: 'security-centre:remove' },
    });
    if (!confirmed) return;
    setRemoving(id);
    await attempt(async () => {
      const reply = await portal.client.call('removeBankCard', { id }).finally(() => afterWrite(portal, 'removeBankCard'));
      if (reply.ok) {
        setRemoved((known) => [...known, id]);
        portal.overlay.toast({ key: 'security-centre:card_removed' }, 'ok');
      } else fail(refusalTexts[reply.code] === undefined ? messageOf(reply) : { key: refusalTexts[reply.code] ?? '' });
    });
    setRemoving(null);
  };

  return (
    <div className={styles.cards}>
      <OfflineNote />
      <FormFailure text={failure} />
      {shown.length === 0 && <p className="small muted">{t('no_cards')}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map((card) => (
            <li key={card.id} className={styles.card} data-row={card.id}>
              <span className={styles.text}>
                <b className="clamp">{card.bankName}</b>
                <span className="small muted clamp">
                  <span className="num">{card.maskedNumber}</span> · {card.accountName}
                  {card.branch && ` · ${card.branch}`}
                </span>
              </span>
              <Remove
                icon="x"
                data-action="removeBankCard"
                busy={removing === card.id}
                disabled={!isOnline}
                label={t('remove_named', { card: `${card.bankName} ${card.maskedNumber}` })}
                onClick={() => void remove(card)}
              />
            </li>
          ))}
        </ul>
      )}
      {payeeName === '' ? (
        <>
          <p className="small muted">{t('card_needs_name')}</p>
          <Button size="sm" data-action="payeeName" onClick={onOpenName}>
            {t('set_name')}
          </Button>
        </>
      ) : shown.length >= max ? (
        <p className="small muted">{t('cards_full', { max })}</p>
      ) : isAdding ? (
        <AddBankCard payeeName={payeeName} onClose={() => setAdding(false)} />
      ) : (
        <Button size="sm" icon="plus" data-action="addBankCard" onClick={() => setAdding(true)}>
          {t('add_card')}
        </Button>
      )}
    </div>
  );
}

/** Goes with its card. */
function Remove(button: ComponentProps<typeof IconButton>) {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusHeir(ref);
  return <IconButton {...button} ref={ref} />;
}
