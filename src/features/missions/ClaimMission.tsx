import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '#contract/types.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { useWrite } from '#state/money/useWrite.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useOnline } from '#state/reads/online.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import type { Claimed } from './ClaimResult.tsx';
import styles from './Missions.module.css';

interface Props {
  mission: Mission;
  onClaimed: (claimed: Claimed) => void;
  refetch: () => void;
}

/** Claims the reward after a question that names it. */
export function ClaimMission({ mission, onClaimed, refetch }: Props) {
  const portal = usePortal();
  const { t } = useTranslation(['missions', 'writes', 'errors']);
  const money = useMoney();
  const isOnline = useOnline();
  const { id, title, reward, endTime = null, status } = mission;
  // the same mission of another period is another write
  const write = useWrite('claimMission', `${id}@${endTime}`, {
    tells: 'earlier',
    onDone(value) {
      onClaimed({ title, amount: value?.amount ?? reward, reference: value?.referenceNumber ?? null });
      refetch();
    },
    // another tab may have claimed it
    onRefused() {
      refetch();
      return false;
    },
  });
  const isAbsent = write.phase === 'absent';
  const onAbsent = useEffectEvent(refetch);
  useEffect(() => {
    if (isAbsent) onAbsent();
  }, [isAbsent]);

  const claim = () =>
    write.run(async () => {
      if (!(await realAccountOnly(portal))) return null;
      const isSure = await portal.overlay.confirm({
        title: { key: 'missions:claim_title', params: { amount: money(reward) } },
        text: { key: 'missions:claim_text', params: { title } },
        confirm: { key: 'missions:claim' },
        tone: 'info',
      });
      return isSure ? { request: { missionId: id } } : null;
    });

  if (status === 'claimed' && write.phase === 'ready') {
    return (
      <Badge tone="ok" icon="check">
        {t('status_claimed')}
      </Badge>
    );
  }
  return (
    <div className={styles.claim}>
      <OpenWrite write={write} />
      <FormFailure text={write.failure === null ? null : messageText(t, write.failure)} />
      {write.phase !== 'unknown' && (
        <Button
          data-action="claimMission"
          loading={write.phase === 'sending' || write.phase === 'checking'}
          disabled={!isOnline}
          onClick={() => void claim()}
        >
          {isAbsent ? t('writes:send_again') : t('claim')}
        </Button>
      )}
    </div>
  );
}
