import { useTranslation } from 'react-i18next';
import { EntryLink, isLink } from '#parts/menu/EntryLink.tsx';
import type { RegionProps } from '#engine/registry.ts';
import { useMenu } from '#state/navigation/menu.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Logo } from '#ui/media/Logo.tsx';
import styles from './Footer.module.css';
import { openAffiliates } from './openAffiliates.ts';
import { ResourceLogos } from './ResourceLogos.tsx';

export function Footer({ slotProps }: RegionProps) {
  const portal = usePortal();
  const { t } = useTranslation();
  const links = useMenu('footer');
  const { brand } = portal;
  const { legal } = brand.regulatory;
  const full = useSystem((state) => state.flags.isOn('legalFooter'));
  const age = brand.registerForm.agreement.minAge;
  const year = String(new Date(portal.snapshot.at).getUTCFullYear());

  return (
    <footer {...slotProps} className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div>
            <Logo src={`/images/${brand.images.mark}`} name={brand.name} />
            <p className={styles.about}>{t('portal:about_text', { brand: brand.name })}</p>
          </div>
          <nav aria-label={t('portal:about')}>
            <h2 className={styles.title}>{t('portal:about')}</h2>
            <ul>
              {links.map((item) => (
                <li key={item.name}>
                  {isLink(item) ? (
                    <EntryLink className={styles.link} item={item}>
                      {t(item.entry.label)}
                    </EntryLink>
                  ) : (
                    <button className={styles.link} type="button" data-entry={item.name} onClick={item.choose}>
                      {t(item.entry.label)}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {brand.menus['agent'] !== undefined && (
            <div>
              <h2 className={styles.title}>{t('portal:affiliates')}</h2>
              <p className={styles.text}>{t('portal:affiliates_text')}</p>
              <Button variant="outline" size="sm" data-entry="affiliates" onClick={() => openAffiliates(portal)}>
                {t('portal:affiliates_action')}
              </Button>
            </div>
          )}
          <ResourceLogos type="PAYMENT_LOGO" title={t('portal:payments')} />
        </div>
        <ResourceLogos type="PROVIDER_LOGO" title={t('portal:providers')} wide />
        <div className={styles.legal}>
          <span className={styles.age} role="img" aria-label={t('portal:age_mark', { age })}>
            {age}+
          </span>
          <div className={styles.responsibility}>
            <p>{t('portal:responsibility_text')}</p>
            {legal && <p>{[legal.holder, legal.licence, legal.authority, legal.address].filter(Boolean).join(' · ')}</p>}
            {legal && full && <p>{[legal.registration, legal.phone, legal.email].filter(Boolean).join(' · ')}</p>}
            {portal.snapshot.isSimulated && <p>{t('portal:sandbox_site')}</p>}
          </div>
          <p className={styles.copy}>{t('portal:copyright', { year, brand: brand.name })}</p>
        </div>
      </div>
    </footer>
  );
}
