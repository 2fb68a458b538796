import { useId, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { SearchInput } from '#preview/controls/SearchInput.tsx';
import type { ListCall } from '../../../../tools/studio/listCalls.ts';
import { audienceOf, columnOffers, hasWords } from './callFields.ts';
import styles from './panels.module.css';

interface Props {
  calls: readonly ListCall[];
  chosen: ListCall | null;
  onChoose: (call: ListCall) => void;
  fault: string | undefined;
}

const AUDIENCES = {
  agents: 'For agents',
  both: 'For members, with more for agents',
  members: 'For members',
} as const;

/** What of a call a search finds: nothing is the call itself, a text one of its fields; null where it has neither. */
function foundIn(call: ListCall, wanted: string): { field: string | null } | null {
  const has = (text: string | undefined) => text?.toLowerCase().includes(wanted) === true;
  if ([call.name, call.words, call.address].some(has)) return { field: null };
  const field = columnOffers(call).find((offer) => hasWords(offer, wanted));
  return field === undefined ? null : { field: field.name };
}

/** The calls of the contract whose rows a panel can list, found by their words and by what their rows have. */
export function CallChoice({ calls, chosen, onChoose, fault }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = calls.flatMap((call) => {
    const match = foundIn(call, wanted);
    return match === null ? [] : [{ call, field: match.field }];
  });
  const groups = [...new Set(found.map(({ call }) => audienceOf(call)))];
  return (
    <div className={styles.part}>
      <h3>
        <label htmlFor={`${id}-call`}>1. Call</label>{' '}
        <span className={controls.hint}>{calls.length} in the contract list rows</span>
      </h3>
      <SearchInput label="Search calls by words and fields" value={search} onChange={setSearch} />
      <select
        id={`${id}-call`}
        className={controls.input}
        size={6}
        aria-describedby={`${id}-fault ${id}-said`}
        aria-invalid={fault !== undefined || undefined}
        value={found.some(({ call }) => call === chosen) ? chosen?.name : ''}
        onChange={({ target }) => {
          const call = calls.find(({ name }) => name === target.value);
          if (call) onChoose(call);
        }}
      >
        {/* without it the first call would look chosen */}
        <option value="" hidden>
          none
        </option>
        {groups.map((group) => (
          <optgroup key={group} label={AUDIENCES[group]}>
            {found
              .filter(({ call }) => audienceOf(call) === group)
              .map(({ call: { name, words }, field }) => (
                <option key={name} value={name}>
                  {`${words.replace(/\.$/, '')}${field === null ? '' : `: ${field}`}`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p id={`${id}-said`} role="status" className={controls.hint}>
        {wanted === ''
          ? ''
          : found.length === 0
            ? `No call has “${search.trim()}”.`
            : `${found.length} of ${calls.length} calls.`}
      </p>
      <p id={`${id}-fault`} className={styles.fault} role="alert">
        {fault}
      </p>
      {chosen !== null && (
        <p>
          {chosen.words}{' '}
          <span className={controls.code}>
            {chosen.name}, {chosen.address}
          </span>
        </p>
      )}
    </div>
  );
}
