import { useTranslation } from 'react-i18next';
import type { ReferralInfoResponse } from '#contract/types.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { pageOrigin } from '#platform/browser/navigation.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { QrCode } from '#ui/media/QrCode.tsx';
import { InviteTiers } from './InviteTiers.tsx';
import { saveCode } from './saveCode.ts';
import { ShareButtons } from './ShareButtons.tsx';
import styles from './Invitation.module.css';

/** Link, code, sharing and rules of an open programme. */
export function Invitation({ info }: { info: ReferralInfoResponse }) {
  const { code, bonus, minDeposit, rules = [], tiers = [], counted = 0 } = info;
  const { brand, overlay } = usePortal();
  const { t } = useTranslation('referral');
  const money = useMoney();
  const link = `${pageOrigin()}${pathOfRoute(brand, 'register', { referralCode: code }) ?? '/'}`;
  const save = () => saveCode(link, `${brand.id}-${code}.png`).catch(() => overlay.toast({ key: 'referral:not_saved' }, 'error'));
  return (
    <div className={styles.invitation}>
      {bonus !== undefined && (
        <div className={styles.offer}>
          <span className={styles.sign}>
            <Icon name="gift" size={24} />
          </span>
          <p className="h-s">
            {minDeposit === undefined
              ? t('bonus', { amount: money(bonus) })
              : t('bonus_from', { amount: money(bonus), least: money(minDeposit) })}
          </p>
        </div>
      )}
      <div className={styles.side}>
        <QrCode text={link} label={t('qr')} size={200} />
        <Button variant="secondary" icon="download" data-action="downloadCode" onClick={() => void save()}>
          {t('download')}
        </Button>
      </div>
      <div className={styles.words}>
        <dl className={styles.lines}>
          <div>
            <dt className="small muted">{t('link')}</dt>
            <dd data-column="link">
              <span className={styles.address}>{link}</span>
              <CopyButton text={link} />
            </dd>
          </div>
          <div>
            <dt className="small muted">{t('code')}</dt>
            <dd data-column="code">
              <b className="num">{code}</b>
              <CopyButton text={code} />
            </dd>
          </div>
        </dl>
        <ShareButtons link={link} />
        {tiers.length > 1 && <InviteTiers tiers={tiers} counted={counted} />}
        {rules.length > 0 && (
          <section aria-label={t('rules')}>
            <h3 className="h-s">{t('rules')}</h3>
            <ul className={styles.rules}>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
