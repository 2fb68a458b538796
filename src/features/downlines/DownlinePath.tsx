import { useTranslation } from 'react-i18next';
import type { Downline } from '#contract/types.ts';
import styles from './Finder.module.css';

/** From the reader to the one above a downline. A platform that sends no path names the upline alone. */
export function DownlinePath({ downline: { path, upline = '', level } }: { downline: Downline }) {
  const { t } = useTranslation('downlines');
  const above = path ?? (level <= 1 || upline === '' ? [] : [upline]);
  const isCut = path === undefined && level > 2;
  return (
    <span className={`small muted ${styles.path}`}>
      <span className="visually-hidden">{t('path')}: </span>
      {[t('you'), ...(isCut ? ['\u2026'] : []), ...above].join(' \u203a ')}
      {level === 1 && <>, {t('direct')}</>}
    </span>
  );
}
