import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/types.ts';
import { kindsOfTerms, RATE_MAX } from '#engine/contracts/terms.ts';
import { typedAmount } from '#engine/money/amount.ts';
import { trimZeros } from '#engine/money/trimZeros.ts';
import { usePaid } from '#features/contracts/usePaid.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { decimalsOf, readTierField } from './readTierField.ts';
import { highestRate } from './highestRate.ts';
import type { TierFaults } from './readTiers.ts';
import { type TierField, tierFields } from './tierFields.ts';
import { TierFold } from './TierFold.tsx';
import styles from './Tiers.module.css';
import type { TiersInput } from './useTiers.ts';

interface Props {
  kind: ContractKind;
  input: TiersInput;
  /** Why the platform refuses the rate of the contract, which is that of its highest tier. */
  refusal?: string | null;
}

/** The tiers of an offer: one to five, each with the fields of its kind. */
export function TierRows({ kind, input, refusal = null }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation('contracts');
  const language = usePreferences((state) => state.language);
  const paid = usePaid();
  const isAfter = brand.currency.position === 'after';
  const symbol = <span className={styles.unit}>{brand.currency.symbol}</span>;
  const { root, typed, bounds, faults, folded, type, leave, add, remove, unfold } = input;
  const words = (fault: TierFaults[string] | undefined, { name, type: field }: TierField, index: number) => {
    const bound = bounds[name];
    return fault === undefined
      ? null
      : t(`fault_${fault === 'missing' ? 'empty' : fault}`, {
          limit: `${RATE_MAX}%`,
          number: index,
          count: decimalsOf(field, brand.currency.decimals),
          decimal: typedAmount('0.5', language)[1],
          ...(bound && { rate: percent(bound.rate), paid: paid(kind, bound.period) }),
        });
  };
  const refusalAt = (name: string, index: number) =>
    index === typed.length - 1 && name === kindsOfTerms[kind].rates[0] ? refusal : null;
  const ceiling = (name: string) => {
    const bound = bounds[name];
    return bound && t('ceiling', { rate: percent(bound.rate) });
  };
  const percent = (rate: string) => `${typedAmount(trimZeros(rate), language)}%`;
  /** What a rate that is not below its bound can be instead. */
  const highest = (name: string, index: number): string | null => {
    const bound = bounds[name];
    if (bound === undefined || faults[index]?.[name] !== 'not_below_own') return null;
    const before = index === 0 ? { value: '0' } : readTierField('rate', typed[index - 1]?.[name] ?? '', language);
    return 'value' in before ? highestRate(bound.rate, String(before.value)) : null;
  };
  const take = (index: number, name: string, rate: string) => {
    type(index, name, typedAmount(rate, language));
    root.current?.querySelectorAll('fieldset')[index]?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  // a refused tier stays open
  const isFolded = (index: number) => folded[index] === true && (refusal === null || index < typed.length - 1);
  const hasMany = folded.some(Boolean);
  return (
    <div ref={root} className={styles.tiers}>
      {/* where there is room, the names of the columns; the fields keep their own */}
      <div className={styles.heads} data-columns={tierFields[kind].length} aria-hidden="true">
        {tierFields[kind].map(({ name }) => (
          <span key={name} data-head={name}>
            {t(name)}
            <em> *</em>
          </span>
        ))}
      </div>
      {typed.map((row, index) => (
        // a tier has no name but its place
        // oxlint-disable-next-line no-array-index-key -- fields are controlled: an index moves no text
        <fieldset
          key={index}
          data-many={hasMany || undefined}
          data-folded={isFolded(index) || undefined}
          onFocus={({ target }) => target instanceof HTMLInputElement && unfold(index)}
        >
          {hasMany && (
            <TierFold
              kind={kind}
              number={index + 1}
              row={row}
              isFolded={isFolded(index)}
              onChange={(folds) => unfold(folds ? null : index)}
            />
          )}
          <legend className={`small ${styles.legend}`}>{t('tier', { number: index + 1 })}</legend>
          <div className={styles.tier} data-columns={tierFields[kind].length}>
            <span className={`num ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            {tierFields[kind].map(({ name, type: field }) => (
              <TextField
                key={name}
                name={name}
                label={t(name)}
                required
                inputMode={field === 'count' ? 'numeric' : 'decimal'}
                autoComplete="off"
                leading={field === 'money' && !isAfter ? symbol : undefined}
                trailing={
                  field === 'rate' ? <span className={styles.unit}>%</span> : isAfter && field === 'money' ? symbol : undefined
                }
                value={row[name] ?? ''}
                hint={ceiling(name)}
                error={words(faults[index]?.[name], { name, type: field }, index) ?? refusalAt(name, index)}
                onChange={(event) => type(index, name, event.currentTarget.value)}
                onBlur={({ relatedTarget }) => !(relatedTarget instanceof HTMLButtonElement) && leave(index, name)}
              />
            ))}
            {tierFields[kind].map(({ name }) => {
              const rate = highest(name, index);
              return (
                rate !== null && (
                  <Button
                    key={name}
                    variant="text"
                    size="sm"
                    className={styles.highest}
                    data-action="useHighest"
                    onClick={() => take(index, name, rate)}
                  >
                    {t('use_highest', { rate: percent(rate) })}
                    {kindsOfTerms[kind].rates.length > 1 && ` (${t(name)})`}
                  </Button>
                )
              );
            })}
            {remove !== null && (
              <IconButton
                icon="x"
                label={t('remove_tier', { number: index + 1 })}
                className={styles.remove}
                data-action="removeTier"
                onClick={() => remove(index)}
              />
            )}
          </div>
        </fieldset>
      ))}
      <p className="small muted">{t('tiers_hint')}</p>
      {add !== null && (
        <Button variant="text" size="sm" icon="plus" className={styles.add} data-action="addTier" onClick={add}>
          {t('add_tier')}
        </Button>
      )}
    </div>
  );
}
