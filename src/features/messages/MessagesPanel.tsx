import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/types.ts';
import type { PanelProps } from '#engine/registry.ts';
import { optionOf } from '#engine/values/optionOf.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { pageOf } from '#state/panels/pageOf.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useDevice } from '#state/portal/useConditions.ts';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useLastPage } from '#state/panels/useLastPage.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { ChatNote } from './ChatNote.tsx';
import { MessageDetail } from './MessageDetail.tsx';
import { MessageList } from './MessageList.tsx';
import styles from './Messages.module.css';
import { OffersNote } from './OffersNote.tsx';
import { NoMessages } from './NoMessages.tsx';
import { messageRequest, TABS } from './messageRequest.ts';
import { useMessageWrites } from './useMessageWrites.ts';
import { useNewestListed } from './useNewestListed.ts';

/** What the platform has written to the member: the list and the open message, one after the other on a phone. */
export function MessagesPanel({ slotProps, onState, values = {}, onChange }: PanelProps) {
  const { overlay } = usePortal();
  const { t } = useTranslation('messages');
  const root = useRef<HTMLDivElement>(null);
  const endless = useDevice() === 'mobile';
  const tab = optionOf(TABS, values['tab']);
  const page = endless ? 1 : pageOf(values);
  const [opened, setOpened] = useState<{ message: Message; page: number } | null>(null);
  const { send, sending, failure } = useMessageWrites();
  const read = useRead('messageList', messageRequest(tab, page));
  const { data, isFetching } = read;
  const rows = data?.rows ?? [];
  const newest = useNewestListed(rows, page);
  // the list has the words of the current language
  const listed = useRead('messageList', messageRequest(tab, opened?.page ?? page)).data?.rows ?? [];
  const shown = listed.find(({ id }) => id === opened?.message.id) ?? opened?.message ?? null;
  const show = (next: Readonly<Record<string, string>>) => {
    setOpened(null);
    onChange?.({ page: '', ...next });
  };
  // what is read leaves the unread messages, and stays open
  const isBeyond = useLastPage(page, read, (last) => onChange?.({ page: String(last) }));
  const state = isBeyond ? 'loading' : stateOfReads([read], rows.length === 0);
  useEffect(() => void onState?.(state), [onState, state]);

  const open = (message: Message, at: number) => {
    setOpened({ message, page: at });
    if (message.status === 'UNREAD') void send('messageRead', { ids: [message.id] });
  };
  const close = () => {
    const id = opened?.message.id;
    setOpened(null);
    requestAnimationFrame(() => {
      const entry = root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id ?? '')}"] button`);
      (entry ?? root.current)?.focus();
    });
  };
  const remove = async ({ id, title }: Message) => {
    const question = { title: { key: 'messages:delete_title' }, text: { key: 'messages:delete_text', params: { title } } };
    if (!(await overlay.confirm({ ...question, confirm: { key: 'messages:delete' } }))) return;
    // another may have been opened meanwhile
    if (await send('messageDelete', { id })) setOpened((known) => (known?.message.id === id ? null : known));
  };
  const unread = data?.totals.unread ?? 0;

  return (
    <div {...slotProps} ref={root} tabIndex={-1} className={styles.messages} aria-busy={isFetching}>
      <OffersNote />
      <ChatNote />
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
          onClick={() => void send('messageRead', { until: newest() })}
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
          {state === 'ready' && (
            <MessageList
              key={tab}
              tab={tab}
              page={page}
              pageCount={data?.totalPages ?? 0}
              endless={endless}
              current={shown?.id ?? null}
              onOpen={open}
              onPage={(next) => show({ page: String(next) })}
            />
          )}
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
