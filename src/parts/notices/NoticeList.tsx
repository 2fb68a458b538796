import { Moment } from '#parts/moments/Moment.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/types.ts';
import { NOTICE_PAGE_SIZE } from '#engine/constants.ts';
import { useDevice } from '#state/portal/useConditions.ts';
import { Button } from '#ui/actions/Button.tsx';
import { usePageLabels } from '#state/navigation/usePageLabels.ts';
import { Pagination } from '#ui/data/Pagination.tsx';
import { useNearEnd } from '#ui/dom/useNearEnd.ts';
import { noticeId } from './noticeId.ts';
import styles from './Notices.module.css';

interface Props {
  notices: readonly Notice[];
  current: Notice | null;
  page: number;
  onPage: (page: number) => void;
  onChoose: (notice: Notice) => void;
}

const size = NOTICE_PAGE_SIZE;

/** Pages of nine with a pagination; on a phone pages load on scroll. */
export function NoticeList({ notices, current, page, onPage, onChoose }: Props) {
  const { t } = useTranslation('notices');
  const labels = usePageLabels(t('pages'));
  const endless = useDevice() === 'mobile';
  const [pages, setPages] = useState(page);
  const end = useRef<HTMLDivElement>(null);
  const pageCount = Math.ceil(notices.length / size);
  const shown = endless ? notices.slice(0, pages * size) : notices.slice((page - 1) * size, page * size);
  const more = endless && pages < pageCount ? () => setPages(pages + 1) : null;
  useNearEnd(end, () => more?.());

  return (
    <div className={styles.list}>
      <ul>
        {shown.map((notice) => (
          <li key={noticeId(notice)}>
            <button
              type="button"
              className={styles.notice}
              data-notice={noticeId(notice)}
              aria-current={current === notice || undefined}
              onClick={() => onChoose(notice)}
            >
              <span className={styles.title}>{notice.title}</span>
              <Moment className="micro num" ms={notice.date} />
            </button>
          </li>
        ))}
      </ul>
      <div ref={end}>
        {more !== null && (
          <Button block variant="secondary" onClick={more}>
            {t('more')}
          </Button>
        )}
      </div>
      {!endless && <Pagination page={page} pageCount={pageCount} onChange={onPage} labels={labels} />}
    </div>
  );
}
