import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { LONGEST_NAME, MOST_SAVED, type SavedFilter } from '#state/panels/keptLists.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { type FilterValues, filteredCount, resetValues, valueOf } from '../useRecords.ts';
import styles from './SavedFilters.module.css';

interface Props {
  records: Pick<PublishedRecords, 'filters'>;
  values: FilterValues;
  saved: readonly SavedFilter[];
  onChange: (saved: readonly SavedFilter[]) => void;
  /** Filters by all that is saved, and by nothing else. */
  onApply: (values: FilterValues) => void;
}

/** Filters that the member has saved under a name: a press filters by one. Those that are set now can be saved, too. */
export function SavedFilters({ records, values, saved, onChange, onApply }: Props) {
  const { t } = useTranslation('records');
  const [isNaming, setNaming] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const now = JSON.stringify(setValues(records, values));
  const isNow = (one: SavedFilter) => JSON.stringify(setValues(records, one.values)) === now;
  const canSave = filteredCount(records, values) > 0 && !saved.some(isNow) && saved.length < MOST_SAVED;
  if (saved.length === 0 && !canSave) return null;
  const remove = (name: string) => {
    onChange(saved.filter((one) => one.name !== name));
    // its button goes with it
    requestAnimationFrame(() => group.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={group} className={styles.saved} role="group" aria-label={t('saved_filters')} data-saved={saved.length}>
      {saved.length > 0 && <span className="small muted">{t('saved_filters')}</span>}
      {saved.map((one) => (
        <span key={one.name} className={styles.chip} data-now={isNow(one) || undefined}>
          <button
            type="button"
            className={styles.apply}
            aria-pressed={isNow(one)}
            onClick={() => onApply({ ...resetValues(records), ...setValues(records, one.values) })}
          >
            {one.name}
          </button>
          <IconButton size="xs" icon="x" label={t('saved_remove', { name: one.name })} onClick={() => remove(one.name)} />
        </span>
      ))}
      {canSave && (
        <Button variant="text" size="sm" icon="bookmark-plus" onClick={() => setNaming(true)}>
          {t('saved_save')}
        </Button>
      )}
      {isNaming && (
        <NameOfFilter
          taken={saved.map(({ name }) => name)}
          onClose={() => setNaming(false)}
          onName={(name) => {
            onChange([...saved, { name, values: setValues(records, values) }]);
            setNaming(false);
            // the button that asked for the name is gone
            requestAnimationFrame(() =>
              [...(group.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [])].at(-1)?.focus(),
            );
          }}
        />
      )}
    </div>
  );
}

/** The values of the filters that differ from what the list begins with. */
function setValues(records: Pick<PublishedRecords, 'filters'>, values: FilterValues): FilterValues {
  const differing = records.filters.filter((filter) => filteredCount({ filters: [filter] }, values) > 0);
  return Object.fromEntries(differing.map(({ name }) => [name, valueOf(records, values, name)]));
}

interface NameProps {
  taken: readonly string[];
  onName: (name: string) => void;
  onClose: () => void;
}

function NameOfFilter({ taken, onName, onClose }: NameProps) {
  const { t } = useTranslation('records');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const name = field.current?.value.trim() ?? '';
    if (name !== '' && !taken.includes(name)) return onName(name);
    setError(t(name === '' ? 'saved_nameless' : 'saved_taken'));
    field.current?.focus();
  };
  return (
    <Modal title={t('saved_save')} closeLabel={t('portal:close')} initialFocus={field} onClose={onClose}>
      <form className={styles.naming} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          name="filterName"
          label={t('saved_name')}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          error={error}
        />
        <p className="small muted">{t('saved_where')}</p>
        <Button type="submit" variant="primary">
          {t('saved_keep')}
        </Button>
      </form>
    </Modal>
  );
}
