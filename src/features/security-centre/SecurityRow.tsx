import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import type { RowName } from './rows.ts';
import styles from './SecurityCentre.module.css';
import type { OpenRow } from './useOpenRow.ts';

interface Props {
  name: RowName;
  icon: IconName;
  title: string;
  detail: string;
  /** Null where there is nothing to set. */
  isSet: boolean | null;
  /** Text of the button; null for a value that cannot be changed. */
  action: string | null;
  openRow: OpenRow;
  /** Opens a dialog instead of the content below. */
  onAct?: () => void;
  children?: ReactNode;
}

/** One line: what it is, how it stands, and a button that opens its form below. */
export function SecurityRow({ name, icon, title, detail, isSet, action, openRow, onAct, children }: Props) {
  const { t } = useTranslation('security-centre');
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isNamed = openRow.row === name;
  const isOpen = isNamed && action !== null && onAct === undefined;
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isNamed) {
      item.current?.scrollIntoView({ block: openRow.isLinked ? 'start' : 'nearest' });
      (body.current ?? button.current ?? item.current)?.focus({ preventScroll: true });
    } else if (wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isNamed, isOpen, openRow.isLinked]);

  return (
    <li ref={item} className={styles.row} data-row={name} tabIndex={-1}>
      <span className={styles.icon}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles.text}>
        <b id={`${id}-title`}>{title}</b>
        <span className="small muted clamp">{detail}</span>
      </span>
      {isSet === true && (
        <span className={styles.set}>
          <Icon name="circle-check" size={19} />
          <span className="visually-hidden">{t('set')}</span>
        </span>
      )}
      {isSet === false && (
        <Badge tone="warn" className={styles.unset}>
          {t('not_set')}
        </Badge>
      )}
      {action !== null && (
        <Button
          ref={button}
          size="sm"
          variant={isSet === false && !isOpen ? 'primary' : 'secondary'}
          data-action={name}
          aria-describedby={`${id}-title`}
          aria-expanded={onAct === undefined ? isOpen : undefined}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={onAct ?? (() => openRow.open(isOpen ? '' : name))}
        >
          {isOpen ? t('close') : action}
        </Button>
      )}
      {isOpen && (
        <div ref={body} id={`${id}-body`} className={styles.body} role="group" aria-labelledby={`${id}-title`} tabIndex={-1}>
          {children}
        </div>
      )}
    </li>
  );
}
