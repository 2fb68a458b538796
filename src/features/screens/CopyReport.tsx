import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportBundle } from '#platform/telemetry/reportBundle.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import styles from './Screens.module.css';

/** Copies a redacted report of the failure, for support. */
export function CopyReport() {
  const { snapshot, environment } = usePortal();
  const { t } = useTranslation('portal');
  const language = usePreferences((state) => state.language);
  const [copied, setCopied] = useState(false);
  /** The report as text, where the browser refuses to copy. */
  const [text, setText] = useState<string | null>(null);
  if (environment.watch === null) return null;
  const { recent } = environment.watch;

  const copy = async () => {
    const { brand, engine, configHash } = snapshot;
    const route = document.documentElement.dataset['route'] ?? '';
    const site = { brand: brand.id, engine, configHash, route, language };
    const bundle = JSON.stringify(
      { v: 1, at: Date.now(), ...site, userAgent: navigator.userAgent, reports: recent() } satisfies ReportBundle,
      null,
      2,
    );
    try {
      await navigator.clipboard.writeText(bundle);
      setCopied(true);
    } catch {
      setText(bundle);
    }
  };

  if (text !== null) {
    return <textarea className={styles.report} readOnly rows={6} aria-label={t('report_details')} value={text} />;
  }
  return (
    <Button size="sm" variant="text" icon={copied ? 'check' : 'copy'} onClick={() => void copy()} aria-live="polite">
      {t(copied ? 'report_copied' : 'report_copy')}
    </Button>
  );
}
