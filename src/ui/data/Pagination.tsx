import { useRef } from 'react';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { useFocusHeir } from '#ui/dom/useFocusHeir.ts';
import { pageNumbers } from './pageNumbers.ts';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** `page` names a button, `number` is what it shows. */
  labels: {
    nav: string;
    previous: string;
    next: string;
    page: (number: number) => string;
    number: (number: number) => string;
  };
}

/** Page numbers with arrows; renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  return props.pageCount < 2 ? null : <Pages {...props} />;
}

function Pages({ page, pageCount, onChange, labels }: PaginationProps) {
  const nav = useRef<HTMLElement>(null);
  // it may leave until the next page is there
  useFocusHeir(nav);
  return (
    <nav ref={nav} className={styles.pages} aria-label={labels.nav}>
      <IconButton
        icon="chevron-left"
        iconSize={18}
        label={labels.previous}
        className={styles.page}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      {pageNumbers(page, pageCount).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} className={styles.page} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={styles.page}
            aria-label={labels.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
          >
            {labels.number(number)}
          </button>
        ),
      )}
      <IconButton
        icon="chevron-right"
        iconSize={18}
        label={labels.next}
        className={styles.page}
        disabled={page >= pageCount}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
