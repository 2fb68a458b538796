import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '#engine/registry.ts';
import { activateEntry } from '#state/navigation/menu.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/content/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './Agents.module.css';

interface Props {
  slotProps: SlotProps;
  icon?: IconName;
  title: string;
  /** What the content covers. */
  note?: ReactNode;
  /** The panel of the agent centre that has all of it. */
  panel?: string;
  children: ReactNode;
}

/** A part of the home page that shows an extract of a panel of the agent centre. */
export function AgentSection({ slotProps, icon, title, note, panel, children }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('agent-home');
  const heading = useId();
  const isThere = panel !== undefined && portal.snapshot.panels.agent.includes(panel);
  return (
    <Card {...slotProps} as="section" pad="md" className={styles.section} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={`h-m ${styles.heading}`}>
          {icon && <Icon name={icon} size={20} />}
          {title}
        </h2>
        {note && <span className="small muted">{note}</span>}
        {isThere && (
          <Button variant="text" size="sm" onClick={() => activateEntry(portal, { label: title, panel }, 'agent')}>
            {t('all')}
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
      </header>
      {children}
    </Card>
  );
}
