import { useTranslation } from 'react-i18next';
import type { Mission } from '#contract/types.ts';
import { bannerLink } from '#state/navigation/links.ts';
import { openAddress } from '#state/navigation/openAddress.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useVisibility } from '#state/navigation/useVisibility.ts';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';

/** Leads to where the mission can be done; nothing where it leads nowhere that is open. */
export function GoButton({ mission }: { mission: Mission }) {
  const portal = usePortal();
  const { t } = useTranslation('missions');
  const decide = useVisibility();
  const { id, title, linkageType = null, linkageValue = null } = mission;
  const link = bannerLink(portal, { bannerId: id, linkageType, linkageValue }, (subject) => decide(subject).visible);
  if (link === null) return null;
  const label = { 'aria-label': t('go_to', { title }), 'data-action': 'go' };
  if (link.kind === 'path') {
    return (
      <PageLink to={link.path} className={buttonClass({ variant: 'secondary' })} {...label}>
        {t('go')}
      </PageLink>
    );
  }
  const open = () => {
    if (link.kind === 'external') openAddress(portal, link.url);
    else void runAction(portal, link.name, link.params);
  };
  return (
    <Button variant="secondary" onClick={open} {...label}>
      {t('go')}
    </Button>
  );
}
