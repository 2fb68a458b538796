import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageBanner } from '#parts/banner/PageBanner.tsx';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { PageLink } from '#state/navigation/PageLink.tsx';
import type { PageProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { htmlToText } from '#ui/html/htmlToText.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Logo } from '#ui/media/Logo.tsx';
import { SafeHtml } from '#ui/html/SafeHtml.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { HelpContact } from './HelpContact.tsx';
import { showMore } from '#ui/dom/showMore.ts';
import styles from './HelpPage.module.css';
import { useHelp } from './useHelp.ts';
import { PageHeading } from '#parts/page/PageHeading.tsx';

/** Rendered without header and menus, so that it can always be read; every section is a hash target. */
export function HelpPage({ slotProps, route }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation('help');
  const help = useHelp();
  const { hash } = useLocation();
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const sections = help.data?.sections ?? [];
  const found = sections.filter((section) => `${section.title} ${htmlToText(section.content)}`.toLowerCase().includes(words));

  return (
    <div {...slotProps} className={styles.page}>
      <aside className={styles.aside}>
        <PageLink to="/" aria-label={t('portal:back_home')}>
          <Logo src={`/images/${portal.brand.images.mark}`} name={portal.brand.name} />
        </PageLink>
        <PageLink to="/" className={`link ${styles.back}`}>
          <Icon name="arrow-left" size={16} />
          {t('portal:back_home')}
        </PageLink>
        <TextField type="search" label={t('search')} icon="search" onInput={(event) => setSearch(event.currentTarget.value)} />
        <nav aria-label={t('sections')}>
          <ul ref={showMore}>
            {found.map((section) => (
              <li key={section.key}>
                <PageLink
                  to={`#${section.key}`}
                  className={styles.entry}
                  aria-current={hash === `#${section.key}` ? 'location' : undefined}
                >
                  {section.title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <PageLink to="#support" className={buttonClass({ variant: 'outline' })}>
          <Icon name="headset" size={18} />
          {t('portal:contact_us')}
        </PageLink>
      </aside>
      <div className={styles.content}>
        <PageBanner route={route} />
        <PageHeading className="display-m">{t('portal:help_centre')}</PageHeading>
        {help.isPending && (
          <div role="status" aria-label={t('portal:loading')}>
            <Skeleton className={styles.line} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.line} />
          </div>
        )}
        {help.isError && help.data === undefined && (
          <ErrorState
            title={t('error_title')}
            text={t('error_text')}
            retryLabel={t('portal:retry')}
            retrying={help.isFetching}
            onRetry={help.refetch}
          />
        )}
        {help.isSuccess && found.length === 0 && (
          <EmptyState art={<EmptyArt />} title={t('nothing_found')} text={t('nothing_found_text')} />
        )}
        {found.map((section) => (
          <section key={section.key} id={section.key} className={styles.section} aria-labelledby={`${section.key}-title`}>
            <h2 id={`${section.key}-title`} className="h-l">
              {section.title}
            </h2>
            <SafeHtml html={section.content} className={styles.text} />
          </section>
        ))}
        {words === '' && <HelpContact />}
      </div>
    </div>
  );
}
