import { useTranslation } from 'react-i18next';
import type { PageProps } from '#engine/registry.ts';
import { openAddress } from '#state/navigation/openAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ResponsiblePage.module.css';
import { PageHeading } from '#parts/page/PageHeading.tsx';
import { ProtectionTools } from './ProtectionTools.tsx';

const RULES = ['rule_budget', 'rule_time', 'rule_chase', 'rule_borrow', 'rule_mood', 'rule_pause'] as const;
const SIGNS = ['sign_longer', 'sign_hide', 'sign_borrow', 'sign_win_back', 'sign_neglect', 'sign_restless'] as const;

/** Advice on responsible play, signs of addiction, and contacts for help. */
export function ResponsiblePage({ slotProps }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation('responsible');
  const { brand } = portal;
  const age = brand.registerForm.agreement.minAge;
  const help = Object.entries(brand.regulatory.help ?? {});
  return (
    <article {...slotProps} className={styles.page}>
      <header className={styles.head}>
        <span className={`num ${styles.age}`} role="img" aria-label={t('portal:age_mark', { age })}>
          {age}+
        </span>
        <div>
          <PageHeading className="display-m">{t('title')}</PageHeading>
          <p className={styles.lead}>{t('lead', { brand: brand.name })}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <section className={styles.card}>
          <h2 className="h-m">{t('rules_title')}</h2>
          <ul className={styles.list}>
            {RULES.map((rule) => (
              <li key={rule}>
                <Icon name="check" size={18} />
                {t(rule)}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.card}>
          <h2 className="h-m">{t('signs_title')}</h2>
          <p className={styles.text}>{t('signs_text')}</p>
          <ul className={styles.list}>
            {SIGNS.map((sign) => (
              <li key={sign}>
                <Icon name="circle-alert" size={18} />
                {t(sign)}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <ProtectionTools />
      {help.length > 0 && (
        <section aria-labelledby="responsible-help">
          <h2 id="responsible-help" className={`h-m ${styles.title}`}>
            <Icon name="heart-handshake" />
            {t('help_title')}
          </h2>
          <p className={styles.text}>{t('help_text')}</p>
          <ul className={styles.help}>
            {help.map(([id, { name, text, url, phone }]) => (
              <li key={id} className={styles.card}>
                <h3 className="h-s">{name}</h3>
                <p className={styles.text}>{t(text)}</p>
                {phone && (
                  <a className={`link num ${styles.phone}`} href={`tel:${phone.replaceAll(' ', '')}`}>
                    {phone}
                  </a>
                )}
                <Button variant="outline" size="sm" data-entry={`help-${id}`} onClick={() => openAddress(portal, url)}>
                  {t('help_open', { name })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.card}>
        <h2 className="h-m">{t('minors_title')}</h2>
        <p className={styles.text}>{t('minors_text', { age, brand: brand.name })}</p>
      </section>
    </article>
  );
}
