import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { VendorCategories } from '#state/games/VendorCategories.tsx';
import { openLogin } from '#state/session/openLogin.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { FilterChips } from '#ui/controls/FilterChips.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { SearchPalette, showOption } from '#ui/search-palette/SearchPalette.tsx';
import type { Group, Hit } from './hit.ts';
import { moreOf } from './options.ts';
import { RecentChips } from './RecentChips.tsx';
import { rememberSearch } from './recentSearches.ts';
import { type ListedGroup, ResultList } from './ResultList.tsx';
import styles from './SearchModal.module.css';
import { useSearch } from './useSearch.ts';

const LONGEST = 60;

/** The search over the page: a field, and below it what fits, to be chosen by arrow keys and Enter or by a press. */
export function SearchModal({ slotProps, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation(['search', 'portal']);
  const username = useSession((state) => (state.token === null ? null : state.username));
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState<ReadonlySet<Group>>(new Set());
  const [only, setOnly] = useState<Group | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const query = text.trim();
  const search = useSearch(query, { open, only });
  const { results } = search;

  // while games are still asked for, a name may only seem to be mistyped
  const isEmpty = query !== '' && results.total === 0 && !search.isPending;
  const found = results.groups.map(({ group, hits, total }) => ({
    name: group as string,
    title: t(`group_${group}`),
    hits,
    more: total - hits.length,
  }));
  const suggested = { name: 'suggested', title: t(search.hasGames ? 'popular' : 'group_pages'), hits: search.suggested, more: 0 };
  const near = { name: 'near', title: t('nearest'), hits: results.near, more: 0 };
  const elsewhere = { name: 'elsewhere', title: t('elsewhere'), hits: search.elsewhere, more: 0 };
  const listed: readonly ListedGroup[] = query === '' ? [suggested] : isEmpty ? [near, elsewhere] : found;
  const groups = listed.filter(({ hits }) => hits.length > 0);
  /** Everything that arrow keys reach: the results, and what shows more of a group. */
  const options = groups.flatMap(({ name, hits, more }) => [...hits.map(({ id }) => id), ...(more > 0 ? [moreOf(name)] : [])]);
  const active = wanted !== null && options.includes(wanted) ? wanted : (options[0] ?? null);

  const type = (value: string) => {
    setText(value.slice(0, LONGEST));
    setWanted(null);
    setOpen(new Set());
    if (value.trim() === '') setOnly(null);
  };
  const choose = async (hit: Hit) => {
    if (username !== null && query.length > 1) rememberSearch(username, query);
    close();
    if (hit.needsAccount && portal.session.getState().token === null && !(await openLogin(portal, { stay: true }))) return;
    await hit.open(portal);
  };
  const showMore = (name: string) => {
    setOpen(new Set([...open, name as Group]));
    input.current?.focus();
  };
  const press = (id: string) => {
    const group = groups.find(({ name }) => moreOf(name) === id);
    const hit = groups.flatMap(({ hits }) => hits).find((one) => one.id === id);
    if (group) showMore(group.name);
    else if (hit) void choose(hit);
  };
  const move = (id: string | undefined) => {
    if (id === undefined) return;
    setWanted(id);
    showOption(listId, id);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const at = active === null ? -1 : options.indexOf(active);
    const group = groups.findIndex(({ name, hits }) => moreOf(name) === active || hits.some(({ id }) => id === active));
    const next = groups[group + (event.shiftKey ? -1 : 1)]?.hits[0]?.id;
    if (event.key === 'Enter' && active !== null) press(active);
    else if (event.key === 'ArrowDown') move(options[(at + 1) % options.length]);
    else if (event.key === 'ArrowUp') move(options.at(at - 1));
    // through the groups, then on to the buttons
    else if (event.key === 'Tab' && next !== undefined) move(next);
    else return false;
    return true;
  };

  return (
    <SearchPalette
      {...slotProps}
      onClose={() => close()}
      label={t('title')}
      placeholder={t('placeholder')}
      clearLabel={t('clear')}
      closeLabel={t('portal:close')}
      width={760}
      field={input}
      text={text}
      longest={LONGEST}
      onText={type}
      onKey={onKey}
      list={{ id: listId, active, isEmpty: options.length === 0 }}
      isBusy={search.isPending}
      keys={
        <>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('key_move')} <kbd>↵</kbd> {t('key_open')} <kbd>Tab</kbd> {t('key_group')} <kbd>Esc</kbd>{' '}
          {t('key_close')}
        </>
      }
      status={query === '' ? '' : search.isPending ? t('searching') : t('count', { count: results.total })}
    >
      {query === '' && username !== null && (
        <RecentChips
          username={username}
          onChoose={(chosen) => {
            type(chosen);
            // its button goes with it
            input.current?.focus();
          }}
          onForget={() => input.current?.focus()}
        />
      )}
      {results.present.length > 1 && (
        <FilterChips
          className={styles.chips}
          label={t('groups')}
          value={only ?? ''}
          onChange={(value) => setOnly(value === '' ? null : value)}
          options={[
            { value: '' as const, label: t('all') },
            ...results.present.map((group) => ({ value: group, label: t(`group_${group}`) })),
          ]}
        />
      )}
      {search.isError && (
        <Alert
          tone="error"
          role="alert"
          action={
            <Button variant="secondary" size="sm" onClick={search.refetch}>
              {t('portal:retry')}
            </Button>
          }
        >
          {t('games_failed')}
        </Alert>
      )}
      {isEmpty && <EmptyState art={<EmptyArt />} title={t('none', { query })} text={t('none_text')} />}
      <ResultList
        id={listId}
        label={t('results')}
        groups={groups}
        query={query}
        active={active}
        isPending={search.isPending}
        onPress={press}
        onPoint={setWanted}
      />
      <VendorCategories />
      {search.isPartial && (
        <button type="button" className={styles.signIn} onClick={() => (close(), void openLogin(portal, { stay: true }))}>
          <Icon name="log-in" size={18} />
          {t('sign_in_for_all')}
        </button>
      )}
    </SearchPalette>
  );
}
