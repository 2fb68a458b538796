import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Placeholders in the shape of what loads; hidden from screen readers. */
  children: ReactNode;
  className?: string | undefined;
}

/** Content that loads: its shape for the eye, and words for a screen reader. */
export function Loading({ children, className }: Props) {
  const { t } = useTranslation('portal');
  return (
    <div role="status" aria-label={t('loading')} className={className}>
      {children}
    </div>
  );
}
