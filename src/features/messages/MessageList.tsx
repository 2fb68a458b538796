import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/types.ts';
import { usePageLabels } from '#state/navigation/usePageLabels.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { useNearEnd } from '#ui/dom/useNearEnd.ts';
import { stepFocus } from '#ui/dom/stepFocus.ts';
import { MessagePage } from './MessagePage.tsx';
import type { MessageTab } from './messageRequest.ts';

interface Props {
  tab: MessageTab;
  page: number;
  pageCount: number;
  /** Pages load on scroll instead of being turned. */
  endless: boolean;
  /** Id of the message that is open. */
  current: string | null;
  onOpen: (message: Message, page: number) => void;
  onPage: (page: number) => void;
}

/** One page of messages, or on a phone all pages so far; arrow keys move between the messages. */
export function MessageList({ tab, page, pageCount, endless, current, onOpen, onPage }: Props) {
  const { t } = useTranslation('messages');
  const labels = usePageLabels();
  const end = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(1);
  const [loaded, setLoaded] = useState(0);
  const onLoaded = useCallback((known: number) => setLoaded((before) => Math.max(before, known)), []);
  const more = endless && loaded >= shown && shown < pageCount ? () => setShown(shown + 1) : null;
  useNearEnd(end, () => more?.());
  const pages = endless ? Array.from({ length: shown }, (_, index) => index + 1) : [page];
  return (
    <>
      <ul aria-label={t('list')} onKeyDown={(event) => void stepFocus(event, 'button', 'vertical')}>
        {/* by place: a page that is turned keeps its rows until the next ones are there */}
        {pages.map((one, index) => (
          <MessagePage key={index} tab={tab} page={one} current={current} onOpen={onOpen} onLoaded={onLoaded} />
        ))}
      </ul>
      <div ref={end}>
        {more !== null && (
          <Button block variant="secondary" onClick={more}>
            {t('more')}
          </Button>
        )}
      </div>
      {!endless && <Pagination page={page} pageCount={pageCount} onChange={onPage} labels={labels} />}
    </>
  );
}
