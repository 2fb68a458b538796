import { useTranslation } from 'react-i18next';
import { imageUrl } from '#state/content/images.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import type { Hit } from './hit.ts';
import { markedParts } from './matcher.ts';
import { optionId } from '#ui/search-palette/SearchPalette.tsx';
import { moreOf } from './options.ts';
import styles from './ResultList.module.css';

export interface ListedGroup {
  name: string;
  title: string;
  hits: readonly Hit[];
  /** How many more the group has. */
  more: number;
}

interface Props {
  id: string;
  label: string;
  groups: readonly ListedGroup[];
  query: string;
  /** Id of the option that Enter presses. */
  active: string | null;
  isPending: boolean;
  onPress: (option: string) => void;
  onPoint: (option: string) => void;
}

/** The results as a list box that belongs to the field; a press chooses. */
export function ResultList({ id, label, groups, query, active, isPending, onPress, onPoint }: Props) {
  const { t } = useTranslation('search');
  const optionProps = (option: string) => ({
    id: optionId(id, option),
    role: 'option',
    'aria-selected': option === active,
    'data-result': option,
    onClick: () => onPress(option),
    onPointerMove: () => option !== active && onPoint(option),
  });
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ name, title, hits, more }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={styles.heading}>
            {title}
          </div>
          {hits.map((hit) => (
            <div key={hit.id} {...optionProps(hit.id)} className={cx(styles.row, hit.picture !== undefined && styles.tall)}>
              <Row hit={hit} query={query} />
            </div>
          ))}
          {more > 0 && (
            <div {...optionProps(moreOf(name))} className={cx(styles.row, styles.more)}>
              {t('more', { count: more })}
            </div>
          )}
        </div>
      ))}
      {isPending && query !== '' && (
        <div role="presentation" className={styles.row} aria-hidden="true">
          <Skeleton className={styles.waiting} />
        </div>
      )}
    </div>
  );
}

function Row({ hit, query }: { hit: Hit; query: string }) {
  const portal = usePortal();
  const { t } = useTranslation('search');
  return (
    <>
      {hit.picture === undefined ? (
        <span className={styles.icon}>
          <Icon name={hit.icon ?? 'chevron-right'} size={18} />
        </span>
      ) : (
        <LazyImage
          className={hit.group === 'studios' ? styles.mark : styles.poster}
          src={hit.picture === '' ? '' : imageUrl(portal, hit.picture)}
          alt=""
          fallback={<img src={`/images/${portal.brand.images.defaultGameIcon}`} alt="" width={40} height={40} />}
        />
      )}
      <span className={styles.words}>
        <span data-title className={styles.title}>
          {markedParts(hit.title, query).map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text))}
        </span>
        {hit.note && <span className={styles.note}>{hit.note}</span>}
      </span>
      {hit.needsAccount && (
        <span className={styles.end}>
          <Icon name="lock-keyhole" size={14} />
          {t('needs_account')}
        </span>
      )}
      {hit.end && <span className={styles.end}>{hit.end}</span>}
      <span aria-hidden="true" className={styles.verb}>
        {t(hit.group === 'games' || hit.group === 'lotteries' ? 'play' : 'open')} <kbd>↵</kbd>
      </span>
      <Icon name={hit.group === 'games' || hit.group === 'lotteries' ? 'play' : 'chevron-right'} size={16} />
    </>
  );
}
