import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayLimit } from '#contract/types.ts';
import { asciiDigits } from '#engine/values/asciiDigits.ts';
import { AmountField } from '#parts/money/AmountField.tsx';
import { useAmount } from '#parts/money/useAmount.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { FilterChips } from '#ui/controls/FilterChips.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useDuration } from './limitTexts.ts';
import { multipleOf } from './multipleOf.ts';

interface Props {
  limit: PlayLimit;
  /** Decimal text, `none`, or null. */
  wanted: string | null;
  onWanted: (wanted: string | null) => void;
  /** Sent without a value. */
  isMissing: boolean;
}

/** The suggested limits, as multiples of the usual least deposit. */
const STEPS = [5, 10, 20, 50, 100] as const;
const MINUTES = ['60', '120', '240', '600'] as const;
const MINUTES_MAX = 44_640;

/** Whole minutes in ASCII digits, or null. */
function minutesOf(typed: string): string | null {
  const digits = asciiDigits(typed).trim();
  return /^[1-9]\d{0,4}$/.test(digits) && Number(digits) <= MINUTES_MAX ? digits : null;
}

/** The value of a limit, typed or chosen, or none. */
export function LimitInput(props: Props) {
  return props.limit.type === 'TIME' ? <TimeInput {...props} /> : <MoneyInput {...props} />;
}

function MoneyInput({ limit, wanted, onWanted, isMissing }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation('protection');
  const money = useMoney();
  const field = useAmount(`limit:${limit.type}:${limit.period}`, {});
  const { amount } = field;
  const clear = useEffectEvent(() => field.set(''));
  // a limit that was typed and not sent is no draft
  useEffect(() => clear(), []);
  const tell = useEffectEvent(() => {
    if (field.text !== '') onWanted(amount);
    else if (wanted !== 'none') onWanted(null);
  });
  useEffect(() => tell(), [amount, field.text]);
  const amounts = STEPS.flatMap((step) => multipleOf(brand.constants.tipAmount, step) ?? []);
  return (
    <>
      <AmountField
        field={isMissing && field.error === null && wanted === null ? { ...field, error: t('limit_missing') } : field}
        label={t('limit')}
      />
      <Choices
        values={amounts.map((value) => ({ value, label: money(value) }))}
        limit={limit}
        wanted={wanted}
        onChoose={(value) => {
          field.set(value === 'none' ? '' : value);
          if (value === 'none') onWanted('none');
        }}
      />
    </>
  );
}

function TimeInput({ limit, wanted, onWanted, isMissing }: Props) {
  const { t } = useTranslation('protection');
  const duration = useDuration();
  const [text, setText] = useState('');
  const type = (typed: string) => {
    setText(typed);
    onWanted(minutesOf(typed));
  };
  const fault =
    text.trim() === ''
      ? isMissing && wanted === null
        ? t('limit_missing')
        : null
      : minutesOf(text) === null
        ? t('minutes_wrong', { max: MINUTES_MAX })
        : null;
  return (
    <>
      <TextField
        name="minutes"
        label={t('limit_minutes')}
        required
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        error={fault}
      />
      <Choices
        values={MINUTES.map((value) => ({ value, label: duration(Number(value)) }))}
        limit={limit}
        wanted={wanted}
        onChoose={(value) => {
          if (value !== 'none') return type(value);
          setText('');
          onWanted('none');
        }}
      />
    </>
  );
}

interface ChoicesProps {
  values: readonly { value: string; label: string }[];
  limit: PlayLimit;
  wanted: string | null;
  onChoose: (value: string) => void;
}

/** Usual limits, and none where there is one to remove. */
function Choices({ values, limit, wanted, onChoose }: ChoicesProps) {
  const { t } = useTranslation('protection');
  const none = limit.limit === null ? [] : [{ value: 'none', label: t('no_limit') }];
  return <FilterChips label={t('usual_limits')} options={[...values, ...none]} value={wanted ?? ''} onChange={onChoose} />;
}
