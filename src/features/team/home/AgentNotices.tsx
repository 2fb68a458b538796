import { Moment } from '#parts/moments/Moment.tsx';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { AgentSection } from './AgentSection.tsx';
import styles from './Agents.module.css';

const SHOWN = 4;
const PANEL = 'agentAnnouncement';

/** The newest announcements to agents, and the way to all of them. */
export function AgentNotices({ slotProps, settings }: SectionProps) {
  const portal = usePortal();
  const { t } = useTranslation('agent-home');
  const read = useRead('agentAnnouncements');
  const count = typeof settings['count'] === 'number' ? settings['count'] : SHOWN;
  const rows = read.data?.rows.slice(0, count);
  const isThere = portal.snapshot.panels.agent.includes(PANEL);
  const open = (row: string) => void runAction(portal, 'openPanel', { menu: 'agent', panel: PANEL, row });
  return (
    <AgentSection slotProps={slotProps} icon="megaphone" title={t('announcements')} panel={PANEL}>
      {rows === undefined &&
        (read.isError ? <ReadFailed reads={[read]} /> : <RecordSkeleton rows={3} label={t('portal:loading')} />)}
      {rows?.length === 0 && <p className="muted">{t('no_announcements')}</p>}
      <ul className={styles.notices}>
        {rows?.map(({ id, title, date }) => {
          const row = String(id ?? date);
          return (
            <li key={row} data-row={row}>
              {isThere ? (
                <button type="button" className={styles.title} onClick={() => open(row)}>
                  {title}
                </button>
              ) : (
                <span className={styles.title}>{title}</span>
              )}
              <Moment className="small subtle num" ms={date} />
            </li>
          );
        })}
      </ul>
    </AgentSection>
  );
}
