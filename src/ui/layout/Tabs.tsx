import type { KeyboardEvent } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { stepFocus } from '#ui/dom/stepFocus.ts';
import { showMore } from '#ui/dom/showMore.ts';
import styles from './Tabs.module.css';

interface TabsProps<Value extends string> {
  /** Base of the ids; `tabPanel(id, value)` gives the panel's props. */
  id: string;
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** `line` for page content, `title` where the tabs are the heading of a modal. */
  variant?: 'line' | 'title' | undefined;
  className?: string | undefined;
}

/** Scrolls the selected tab into view. */
function bringIntoSight(tab: HTMLButtonElement | null): void {
  if (tab?.parentElement) tab.parentElement.scrollLeft = tab.offsetLeft - 48;
}

/** Tabs with one tab stop; arrow keys, Home and End select. */
export function Tabs<Value extends string>({ id, label, tabs, value, onChange, variant = 'line', className }: TabsProps<Value>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    stepFocus(event, '[role="tab"]', 'horizontal')?.click();
  };
  return (
    <div
      ref={showMore}
      role="tablist"
      aria-label={label}
      className={cx(styles.tabs, styles[variant], className)}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          ref={tab.value === value ? bringIntoSight : undefined}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.value}`}
          aria-controls={`${id}-panel`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          className={cx(styles.tab, variant === 'title' && 'h-m')}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
