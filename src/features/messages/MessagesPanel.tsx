import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/types.ts';
import type { PanelProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/feedback/ReadFailed.tsx';
import { usePageLabels } from '#state/navigation/usePageLabels.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { RecordSkeleton } from '#ui/feedback/RecordSkeleton.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { MessageDetail } from './MessageDetail.tsx';
import { MessageList } from './MessageList.tsx';
import styles from './Messages.module.css';
import { OffersNote } from './OffersNote.tsx';
import { NoMessages } from './NoMessages.tsx';
import { useMessageWrites } from './useMessageWrites.ts';

type Tab = 'all' | 'unread';
const PAGE_SIZE = 10;

/** What the platform has written to the member: the list and the open message, one after the other on a phone. */
export function MessagesPanel({ slotProps, onState }: PanelProps) {
  const { overlay } = usePortal();
  const { t } = useTranslation('messages');
  const labels = usePageLabels();
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>('all');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Message | null>(null);
  const { send, sending, failure } = useMessageWrites();
  const read = useRead('messageList', { pageNo: page, pageSize: PAGE_SIZE, ...(tab === 'unread' && { status: 'UNREAD' }) });
  const { data, isFetching } = read;
  const rows = data?.rows ?? [];
  const state = stateOfReads([read], rows.length === 0);
  // what is read or deleted leaves the last page
  if (data !== undefined && rows.length === 0 && page > 1) setPage(Math.max(1, Math.min(page - 1, data.totalPages)));
  useEffect(() => void onState?.(state), [onState, state]);

  const show = (next: { tab?: Tab; page?: number }) => {
    setTab(next.tab ?? tab);
    setPage(next.page ?? 1);
    setOpened(null);
  };
  const open = (message: Message) => {
    setOpened(message);
    if (message.status === 'UNREAD') void send('messageRead', { ids: [message.id] });
  };
  const close = () => {
    const id = opened?.id;
    setOpened(null);
    requestAnimationFrame(() => {
      const entry = root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id ?? '')}"] button`);
      (entry ?? root.current)?.focus();
    });
  };
  const remove = async ({ id, title }: Message) => {
    const question = { title: { key: 'messages:delete_title' }, text: { key: 'messages:delete_text', params: { title } } };
    if (!(await overlay.confirm({ ...question, confirm: { key: 'messages:delete' } }))) return;
    if (await send('messageDelete', { id })) close();
  };
  const newest = Math.max(...rows.map(({ time }) => time));
  const unread = data?.totals.unread ?? 0;
  // the list has the words of the current language
  const shown = rows.find(({ id }) => id === opened?.id) ?? opened;

  return (
    <div {...slotProps} ref={root} tabIndex={-1} className={styles.messages} aria-busy={isFetching}>
      <OffersNote />
      <div className={styles.bar}>
        <Tabs
          id="messages"
          label={t('tabs')}
          tabs={[
            { value: 'all', label: t('tab_all') },
            { value: 'unread', label: t('tab_unread') },
          ]}
          value={tab}
          onChange={(next) => show({ tab: next })}
        />
        <span className="small muted num" role="status" data-total="unread">
          {data !== undefined && t('unread_count', { count: unread })}
        </span>
        <Button
          size="sm"
          variant="text"
          icon="check"
          data-action="messageRead"
          disabled={unread === 0}
          loading={sending === 'messageRead'}
          onClick={() => void send('messageRead', { until: newest })}
        >
          {t('read_all')}
        </Button>
      </div>
      <FormFailure text={failure} />
      <div {...tabPanel('messages', tab)} className={styles.panes} data-reading={shown !== null || undefined}>
        <div className={styles.list}>
          {state === 'loading' && <RecordSkeleton label={t('portal:loading')} />}
          {(state === 'error' || state === 'forbidden') && <ReadFailed reads={[read]} />}
          {state === 'empty' && <NoMessages isFiltered={tab === 'unread'} onAll={() => show({ tab: 'all' })} />}
          {state === 'ready' && <MessageList rows={rows} current={opened?.id ?? null} onOpen={open} />}
          <Pagination page={page} pageCount={data?.totalPages ?? 0} onChange={(next) => show({ page: next })} labels={labels} />
        </div>
        {shown !== null && (
          <MessageDetail
            key={shown.id}
            message={shown}
            isDeleting={sending === 'messageDelete'}
            onDelete={() => void remove(shown)}
            onBack={close}
          />
        )}
        {shown === null && state === 'ready' && <p className={`muted ${styles.hint}`}>{t('choose')}</p>}
      </div>
    </div>
  );
}
