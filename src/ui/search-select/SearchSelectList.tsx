import { useLayoutEffect, useRef } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { SelectOption } from './matchOptions.ts';
import styles from './SearchSelectList.module.css';

interface SearchSelectListProps {
  /** Base of the rows' ids. */
  id: string;
  label: string;
  emptyLabel: string;
  options: readonly SelectOption[];
  value: string;
  active: number;
  onChoose: (option: SelectOption) => void;
}

/** The rows of a `SearchSelect`: picture, name, hint, tick. The focus stays on the control. */
export function SearchSelectList({ id, label, emptyLabel, options, value, active, onChoose }: SearchSelectListProps) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const box = list.current;
    const row = box?.children[active];
    if (!box || !(row instanceof HTMLElement)) return;
    const top = row.offsetTop - box.offsetTop;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + row.offsetHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + row.offsetHeight - box.clientHeight;
  }, [active, options]);

  return (
    <>
      <ul ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {options.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === value}
            data-active={index === active || undefined}
            className={cx(styles.row, index === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.image && <img className={styles.image} src={option.image} alt="" width={24} height={16} loading="lazy" />}
            <span className={cx('ellipsis', styles.label)}>{option.label}</span>
            {option.code && <span className={styles.hint}>{option.code}</span>}
            {option.hint && <span className={cx('num', styles.hint)}>{option.hint}</span>}
            {option.value === value && <Icon name="check" size={18} className={styles.tick} />}
          </li>
        ))}
      </ul>
      <p className={styles.empty} role="status">
        {options.length === 0 ? emptyLabel : ''}
      </p>
    </>
  );
}
