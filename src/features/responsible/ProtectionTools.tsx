import { useTranslation } from 'react-i18next';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ResponsiblePage.module.css';

/** What a member can set, as far as brand and platform offer it, and the way there; nothing where they offer none. */
export function ProtectionTools() {
  const portal = usePortal();
  const { t } = useTranslation('responsible');
  const flags = useSystem((state) => state.flags);
  const tools = [
    ...(flags.isOn('limits') ? ['tool_limits'] : []),
    ...(flags.isOn('pause') ? ['tool_pause'] : []),
    ...(flags.isOn('selfExclusion') ? ['tool_exclusion'] : []),
  ];
  if (tools.length === 0 || !portal.snapshot.panels.member.includes('protection')) return null;
  return (
    <section className={styles.card} data-tools="">
      <h2 className="h-m">{t('tools_title')}</h2>
      <ul className={styles.list}>
        {tools.map((tool) => (
          <li key={tool}>
            <Icon name="shield-check" size={18} />
            {t(tool)}
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        data-action="openProtection"
        className={styles.open}
        onClick={() => void runAction(portal, 'openPanel', { menu: 'member', panel: 'protection' })}
      >
        {t('tools_open')}
      </Button>
    </section>
  );
}
