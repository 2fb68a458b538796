import { useTranslation } from 'react-i18next';
import { Loading } from '#parts/feedback/Loading.tsx';
import { PageLink } from '#state/navigation/PageLink.tsx';
import type { ModalProps } from '#engine/registry.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { SafeHtml } from '#ui/html/SafeHtml.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './HelpPage.module.css';
import { useHelp } from './useHelp.ts';

/** The help centre in a modal: sections to expand, and a link to the whole page. */
export function HelpModal({ slotProps, close, params }: ModalProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('help');
  const help = useHelp();
  return (
    <Modal {...slotProps} title={t('portal:help_centre')} closeLabel={t('portal:close')} onClose={() => close()}>
      {help.isPending && (
        <Loading>
          <Skeleton className={styles.line} />
        </Loading>
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
      {help.data?.sections.map((section) => (
        <details key={section.key} className={styles.fold} open={section.key === params['section']}>
          <summary>{section.title}</summary>
          <SafeHtml html={section.content} className={styles.text} />
        </details>
      ))}
      <PageLink to={pathOfRoute(brand, 'help') ?? '/'} className={`link ${styles.back}`} onClick={() => close()}>
        {t('whole_page')}
      </PageLink>
    </Modal>
  );
}
