import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { useBadge } from '#state/badges/useBadge.ts';
import { REQUESTS_PANEL, useMayHaveContracts } from '#state/contracts/usePendingOffers.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { AgentSection } from './AgentSection.tsx';
import styles from './Agents.module.css';
import { useWeek } from './usePeriod.ts';

const TEAM = 'downlineManagmentView';
const MESSAGES = 'messageV2';
/** Names of accounts that fit. */
const NAMED = 2;

interface Task {
  name: string;
  icon: IconName;
  count: number;
  text?: string;
  label: string;
  isFirst?: true;
  params: Record<string, string>;
}

/** What waits for the agent: offers to answer, offers without an answer, downlines who stopped betting, messages. */
export function AgentTasks({ slotProps }: SectionProps) {
  const portal = usePortal();
  const { snapshot } = portal;
  const { t } = useTranslation('agent-home');
  const hasContracts = useMayHaveContracts();
  const offers = useBadge('contractOffers');
  const unread = useBadge('unread');
  const { now } = useWeek();
  const sent = useRead('contracts', { scope: 'SENT', status: 'offered', pageNo: 1, pageSize: NAMED }, { enabled: hasContracts });
  const waiting = hasContracts ? (sent.data?.total ?? sent.data?.rows.length ?? 0) : 0;
  const stopped = now.data?.stopped ?? 0;
  const has = (menu: 'member' | 'agent', panel: string) => snapshot.panels[menu].includes(panel);
  const all: (Task | false)[] = [
    hasContracts && {
      name: 'offers',
      icon: 'clock',
      count: offers,
      label: 'review',
      isFirst: true,
      params: { menu: 'member', panel: REQUESTS_PANEL },
    },
    hasContracts && {
      name: 'waiting',
      icon: 'hourglass',
      count: waiting,
      text: sent.data?.rows.map(({ account }) => account).join(', ') ?? '',
      label: 'open',
      params: { menu: 'member', panel: REQUESTS_PANEL, view: 'sent' },
    },
    has('agent', TEAM) && {
      name: 'stopped',
      icon: 'user-round',
      count: stopped,
      text: t('stopped_text'),
      label: 'show',
      params: { menu: 'agent', panel: TEAM, stopped: '7' },
    },
    has('member', MESSAGES) && {
      name: 'unread',
      icon: 'mail',
      count: unread,
      label: 'read',
      params: { menu: 'member', panel: MESSAGES },
    },
  ];
  const tasks = all.filter((task): task is Task => task !== false && task.count > 0);
  const reads = hasContracts ? [now, sent] : [now];
  const isWaiting = reads.some(({ data, isError }) => data === undefined && !isError);
  const content = () => {
    if (tasks.length === 0 && reads.every(({ isError }) => isError)) return <ReadFailed reads={reads} />;
    if (isWaiting && tasks.length === 0) return <RecordSkeleton rows={3} label={t('portal:loading')} />;
    if (tasks.length === 0) return <p className="muted">{t('nothing_to_do')}</p>;
    return (
      <ul className={styles.lines}>
        {tasks.map(({ name, icon, count, text = '', label, isFirst, params }) => (
          <li key={name} className={styles.task} data-task={name}>
            <span className={styles.mark}>
              <Icon name={icon} size={20} />
            </span>
            <span className={styles.words}>
              <span>
                <b>{t(`task_${name}`)}</b> <Badge tone="accent">{count}</Badge>
              </span>
              {text !== '' && <span className="small muted">{text}</span>}
            </span>
            <Button
              size="sm"
              variant={isFirst ? 'primary' : 'secondary'}
              data-action={label}
              onClick={() => void runAction(portal, 'openPanel', params)}
            >
              {t(label)}
              <span className="visually-hidden">: {t(`task_${name}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <AgentSection slotProps={slotProps} title={t('to_do')} note={tasks.length > 0 && t('open_count', { count: tasks.length })}>
      {content()}
    </AgentSection>
  );
}
