import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { FilterChips } from '#ui/controls/FilterChips.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { SearchPalette, showOption } from '#ui/search-palette/SearchPalette.tsx';
import styles from './Finder.module.css';
import { FinderList } from './FinderList.tsx';
import { openDownline } from './openDownline.ts';
import { useFinder } from './useFinder.ts';

const LONGEST = 64;
const types = ['', 'AGENT', 'MEMBER'] as const;

/** A field, and below it the downlines that it finds, to be chosen by arrow keys and Enter or by a press. */
export function FinderModal({ slotProps, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation(['downlines', 'portal']);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [type, setType] = useState<(typeof types)[number]>('');
  const [wanted, setWanted] = useState<string | null>(null);
  const query = text.trim();
  const { rows, total, isPending, read } = useFinder(query, type === '' ? null : type);
  const at = Math.max(
    0,
    rows.findIndex(({ account }) => account === wanted),
  );
  const active = isPending ? undefined : rows[at];
  /** Enter before the answer has come opens the first hit with it. */
  const [isWaiting, setWaiting] = useState(false);

  const choose = (account: string) => {
    close();
    void openDownline(portal, { account, among: JSON.stringify(rows.map((row) => row.account)) });
  };
  if (isWaiting && !isPending) {
    setWaiting(false);
    if (rows[0] !== undefined) queueMicrotask(() => choose(rows[0]!.account));
  }
  const changeText = (value: string) => {
    setText(value.slice(0, LONGEST));
    setWanted(null);
    setWaiting(false);
  };
  const move = (step: number) => {
    const next = rows[(at + step + rows.length) % rows.length];
    if (next === undefined) return;
    setWanted(next.account);
    showOption(listId, next.id);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    if (event.key === 'Enter' && active !== undefined) choose(active.account);
    else if (event.key === 'Enter' && query !== '') setWaiting(isPending);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return false;
    return true;
  };
  const content = () => {
    if (read.isError && !read.isFetching) return <ReadFailed reads={[read]} />;
    if (rows.length > 0) {
      return (
        <FinderList
          id={listId}
          label={t(query === '' ? 'seen_last' : 'results')}
          rows={rows}
          query={query}
          active={active?.account ?? null}
          onPress={choose}
          onPoint={setWanted}
        />
      );
    }
    if (isPending) return <RecordSkeleton label={t('portal:loading')} />;
    return query === '' && type === '' ? (
      <EmptyState icon="network" title={t('nobody')} text={t('nobody_text')} />
    ) : (
      <EmptyState art={<EmptyArt />} title={t('none', { query })} text={t('none_text')} />
    );
  };
  return (
    <SearchPalette
      {...slotProps}
      onClose={() => close()}
      label={t('find')}
      placeholder={t('placeholder')}
      clearLabel={t('clear')}
      closeLabel={t('portal:close')}
      width={720}
      field={input}
      text={text}
      longest={LONGEST}
      onText={changeText}
      onKey={onKey}
      list={{ id: listId, active: active?.id ?? null, isEmpty: rows.length === 0 }}
      isBusy={isPending}
      above={
        <div className={styles.chips}>
          <FilterChips
            label={t('type')}
            value={type}
            onChange={setType}
            options={types.map((value) => ({ value, label: t(value === '' ? 'all' : `type_${value}`) }))}
          />
        </div>
      }
      keys={
        <>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('key_move')} <kbd>↵</kbd> {t('key_open')}
        </>
      }
      status={
        isPending
          ? t('finding')
          : rows.length < total
            ? t('some', { shown: rows.length, count: total })
            : t('count', { count: total })
      }
    >
      {content()}
    </SearchPalette>
  );
}
