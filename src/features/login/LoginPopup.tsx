import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slot } from '#engine/react/Slot.tsx';
import type { ModalProps } from '#engine/registry.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Spinner } from '#ui/content/Spinner.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { LoginTab } from './LoginTab.tsx';
import styles from './LoginPopup.module.css';

type Tab = 'login' | 'register';

/** Sign in, or register where that is open, with a picture of the brand on wide screens. */
export function LoginPopup({ slotProps, params, locked, close }: ModalProps) {
  const { brand, registry } = usePortal();
  const { t } = useTranslation('login');
  const registering = useSystem((state) => state.flags.isOn('directRegister')) && registry.find('panel', 'registerForm') !== null;
  const [tab, setTab] = useState<Tab>(params['tab'] === 'register' && registering ? 'register' : 'login');
  const tabs: { value: Tab; label: string }[] = [{ value: 'login', label: t('portal:login') }];
  if (registering) tabs.push({ value: 'register', label: t('portal:register') });

  return (
    <Modal
      {...slotProps}
      label={t('portal:login')}
      closeLabel={t('portal:close')}
      showClose={!locked}
      onClose={() => locked || close(false)}
      width={840}
      bare
    >
      <div className={styles.popup}>
        <aside className={styles.art}>
          <img src={`/images/${brand.images.loginArt}`} alt="" />
          <p className="display-m">{t('greeting')}</p>
        </aside>
        <div className={styles.form}>
          <Tabs id="login-tabs" label={t('tabs')} variant="title" tabs={tabs} value={tab} onChange={setTab} />
          <div {...tabPanel('login-tabs', tab)}>
            {tab === 'login' ? (
              <LoginTab stay={params['stay'] === '1'} />
            ) : (
              <Slot kind="panel" name="registerForm" loading={<Spinner label={t('portal:loading')} />} />
            )}
          </div>
        </div>
      </div>
    </Modal>
  );
}
