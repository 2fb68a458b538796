import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import styles from './LoginTab.module.css';
import { playFree } from './playFree.ts';
import { SmsForm } from './SmsForm.tsx';
import { UsernameForm } from './UsernameForm.tsx';

type Kind = 'username' | 'sms';

/** By user name, or by a code to the phone where the platform offers it. */
export function LoginTab({ stay }: { stay: boolean }) {
  const portal = usePortal();
  const { t } = useTranslation('login');
  const bySms = useSystem((state) => state.flags.isOn('smsLogin'));
  const freePlay = useSystem((state) => state.flags.isOn('freePlay'));
  const [kind, setKind] = useState<Kind>('username');

  return (
    <div className={styles.tab}>
      {bySms && (
        <Segmented
          block
          label={t('kind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'username', label: t('by_username'), icon: 'user-round' },
            { value: 'sms', label: t('by_sms'), icon: 'smartphone' },
          ]}
        />
      )}
      {kind === 'username' || !bySms ? <UsernameForm stay={stay} /> : <SmsForm stay={stay} />}
      {freePlay && (
        <Button variant="text" icon="play" block data-entry="freePlay" onClick={() => void playFree(portal)}>
          {t('portal:free_play')}
        </Button>
      )}
    </div>
  );
}
