import { useTranslation } from 'react-i18next';
import { PageHeading } from '#parts/page/PageHeading.tsx';
import type { Vendor } from '#state/games/gameVendors.ts';
import type { LobbyName } from '#state/games/lobbyNames.ts';
import styles from './Stage.module.css';

/** The title of a stage, with the number of today's events where every vendor has one; `cards` is null while they load. */
export function StageHead({ name, cards }: { name: LobbyName; cards: readonly Vendor[] | null }) {
  const { t } = useTranslation('lobby');
  const open = cards ?? [];
  const events = open.every(({ eventsToday }) => eventsToday !== undefined)
    ? open.reduce((sum, { eventsToday = 0 }) => sum + eventsToday, 0)
    : 0;
  const counts = [
    events > 0 ? t('events_today', { count: events }) : '',
    open.length > 0 ? t('studios', { count: open.length }) : '',
  ];
  return (
    <header>
      <PageHeading className="display-m">{t(`title_${name}`)}</PageHeading>
      <p className={`muted ${styles.counts}`}>{counts.filter((text) => text !== '').join(' · ')}</p>
    </header>
  );
}
