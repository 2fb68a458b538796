import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ModalProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { usePanels } from '#state/panels/usePanels.ts';
import { useCheckedRows } from '#state/money/useCheckedRows.ts';
import { useRead } from '#state/reads/useRead.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Overlay } from '#ui/overlay/Overlay.tsx';
import { useScrollFocus } from '#ui/dom/useScrollFocus.ts';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import styles from './Downline.module.css';
import { DownlineSheet } from './DownlineSheet.tsx';

/** Everything about one downline at the side of the page; a phone is covered by it. `params`: see `openDownline`. */
export function DownlineModal({ slotProps, params, close }: ModalProps) {
  const { t } = useTranslation(['downlines', 'records', 'portal']);
  const [account, setAccount] = useState(params['account'] ?? '');
  const body = useRef<HTMLDivElement>(null);
  useScrollFocus(body);
  const loaded = usePanels();
  // the whole account finds that one alone
  const read = useRead('agentDownlines', { pageNo: 1, pageSize: 1, account });
  const checked = useCheckedRows('agentDownlines', read.data);
  const downline = checked?.rows.find((row) => row.account === account);
  const among = accountsOf(params['among']);
  const at = among.indexOf(account);
  const step = (by: number) => setAccount(among[at + by] ?? account);
  // what leads to another panel of the centre leaves nothing above it
  const { search } = useLocation();
  const first = useRef(search);
  const leave = useEffectEvent(() => close());
  useEffect(() => {
    if (first.current !== search) leave();
  }, [search]);
  const content = () => {
    if (downline !== undefined && loaded.panels !== null) {
      return <DownlineSheet key={account} downline={downline} panels={loaded.panels} />;
    }
    if (loaded.failed) {
      return (
        <ErrorState
          title={t('records:error_title')}
          text={t('records:error_text')}
          retryLabel={t('portal:retry')}
          onRetry={loaded.retry}
        />
      );
    }
    if (read.isError && !read.isFetching) return <ReadFailed reads={[read]} />;
    if (checked !== undefined && !checked.isChecking && !read.isFetching && downline === undefined)
      return <EmptyState icon="user-round" title={t('gone')} text={t('gone_text')} />;
    return <RecordSkeleton label={t('portal:loading')} />;
  };
  return (
    <Overlay
      {...slotProps}
      label={t('about', { account })}
      onClose={() => close()}
      width={452}
      className={styles.side}
      delayMs={0}
    >
      <div className={styles.bar}>
        {among.length > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label={t('previous')}
              data-action="previousDownline"
              disabled={at <= 0}
              onClick={() => step(-1)}
            />
            <IconButton
              icon="chevron-right"
              label={t('next')}
              data-action="nextDownline"
              disabled={at === -1 || at === among.length - 1}
              onClick={() => step(1)}
            />
          </>
        )}
        <IconButton icon="x" label={t('portal:close')} className={styles.close} onClick={() => close()} />
      </div>
      <div ref={body} className={styles.body}>
        {content()}
      </div>
    </Overlay>
  );
}

function accountsOf(text: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
