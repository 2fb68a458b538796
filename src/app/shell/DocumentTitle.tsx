import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { documentTitle } from '#engine/brand/documentTitle.ts';
import { useShownTitle } from '#state/navigation/pageTitle.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** Names the document after the page or panel that is shown, and tells a screen reader when it is another one (WCAG 2.4.2). */
export function DocumentTitle() {
  const { brand } = usePortal();
  const { t } = useTranslation('portal');
  const { title, moved } = useShownTitle();
  const whole =
    title === null || title === brand.name ? t('page_title', { brand: brand.name }) : documentTitle(title, brand.name);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {moved ? title : null}
    </div>
  );
}
