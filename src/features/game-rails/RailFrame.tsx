import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { TileGrid } from '#ui/tiles/TileGrid.tsx';
import styles from './GameRails.module.css';

export interface RailHeading {
  heading: { id: string; title: string; icon: IconName; count?: number | undefined };
  /** The link to all of them, and its label. */
  all: { to: string; label: string } | null;
}

interface Props extends RailHeading {
  wide?: boolean | undefined;
  children: ReactNode;
}

/** Heading, link and arrows over one row that scrolls. */
export function RailFrame({ heading, all, wide = false, children }: Props) {
  const { t } = useTranslation('game-rails');
  const body = useRef<HTMLDivElement>(null);
  const scroll = (direction: 1 | -1) => {
    const rail = body.current?.querySelector('ul');
    rail?.scrollBy({ left: direction * rail.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <section className={styles.section} aria-labelledby={heading.id}>
      <div className={styles.heading}>
        <h2 id={heading.id} className="h-m">
          <Icon name={heading.icon} size={20} />
          {heading.title}
          {heading.count !== undefined && <span className={`small muted num ${styles.count}`}>{heading.count}</span>}
        </h2>
        {all !== null && (
          <PageLink to={all.to} className={`link ${styles.all}`} aria-label={all.label}>
            {t('see_all')}
          </PageLink>
        )}
        <span className={styles.arrows}>
          <IconButton size="sm" icon="chevron-left" label={t('scroll_back')} onClick={() => scroll(-1)} />
          <IconButton size="sm" icon="chevron-right" label={t('scroll_on')} onClick={() => scroll(1)} />
        </span>
      </div>
      <div ref={body}>
        <TileGrid layout={wide ? 'wideRail' : 'rail'} label={heading.title}>
          {children}
        </TileGrid>
      </div>
    </section>
  );
}
