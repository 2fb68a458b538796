import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOfRoute } from '#state/navigation/links.ts';
import { useVisibility } from '#state/navigation/useVisibility.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { htmlToText } from '#ui/html/htmlToText.ts';
import type { Hit } from '../hit.ts';

/** The sections of the help centre; what they say is searched, too. */
export function useHelpHits(): readonly Hit[] {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const decide = useVisibility({ ofCategories: false });
  const language = usePreferences((state) => state.language);
  const isOpen = decide({ kind: 'route', name: 'help' }).visible;
  const { data } = useRead('helpCenter', { language }, { enabled: isOpen });
  return useMemo(
    () =>
      (data?.sections ?? []).map(({ key, title, content }): Hit => ({
        id: `help/${key}`,
        group: 'help',
        title,
        note: t('help_centre'),
        words: htmlToText(content),
        icon: 'info',
        open: () => portal.router.navigate(pathOfRoute(portal.brand, 'help', { hash: key }) ?? '/'),
      })),
    [portal, t, data],
  );
}
