import { type ReactNode, useState } from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './FieldHelp.module.css';
import { EarlyFault } from './EarlyFault.tsx';
import { inPublishedForm } from './inPublishedForm.ts';
import { Icon } from '#ui/icon/Icon.tsx';

interface FieldHelpProps {
  /** For the control's `aria-describedby`. */
  id: string;
  error?: string | null | undefined;
  hint?: ReactNode;
}

/** The line under a control: its error, else its hint. Changes are announced politely. */
export function FieldHelp({ id, error, hint }: FieldHelpProps) {
  const [isPublished] = useState(inPublishedForm);
  return (
    <>
      {isPublished && <EarlyFault id={id.replace(/-help$/, '-fault')} />}
      <div id={id} className={cx(styles.help, error && styles.error)} aria-live="polite">
        {error ? (
          <>
            <Icon name="circle-alert" size={16} />
            <span>{error}</span>
          </>
        ) : (
          hint
        )}
      </div>
    </>
  );
}
