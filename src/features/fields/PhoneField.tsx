import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bareNumber } from '#engine/values/bareNumber.ts';
import type { FieldProps } from '#engine/registry.ts';
import { INPUT_MAX } from '#engine/fields/serverPattern.ts';
import { useFieldHint } from '#state/forms/fieldHint.ts';
import { groupDigits, isFromAbroad, loadPhoneLibrary, splitInternational } from '#state/forms/phoneLibrary.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import type { FormValues } from '#state/forms/formField.ts';
import { useErrorText } from '#state/forms/ruleForm.ts';
import { SearchSelect } from '#ui/search-select/SearchSelect.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useCountries } from './useCountries.ts';

/** Digits; shorter numbers have no code of a country before them. */
const SHORTEST_WITH_CODE = 10;

/**
 * A mobile number with its country. The form has the number without spaces as `mobileNum`, the country as `countryCode` and its
 * digits as `countryDialingCode`; the input shows the formatted number.
 */
export function PhoneField({ slotProps, name, label, rule, required, entry }: FieldProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('fields');
  const { register, control, setValue, getValues, getFieldState, trigger } = useFormContext<FormValues>();
  const { hint, onFocus } = useFieldHint(name, rule);
  const options = useCountries();
  const country = useWatch({ control, name: 'countryCode', compute: (chosen) => chosen || brand.phone.defaultCountry });
  const dialingCode = options.find((option) => option.value === country)?.dialingCode ?? brand.phone.dialingCode;

  useEffect(() => {
    setValue('countryCode', country);
    setValue('countryDialingCode', dialingCode);
  }, [country, dialingCode, setValue]);

  const choose = (chosen: string) => {
    setValue('countryCode', chosen);
    if (getFieldState(name).isTouched) void trigger(name);
  };
  /** Moves the code of a country from the number to the list: once the number is whole, or the person has left it. */
  const splitCode = (text: string, hasLeft: boolean): string => {
    const given = splitInternational(text, country);
    if (given === null || !(given.isWhole || hasLeft)) return country;
    const sharing = options.filter((option) => option.dialingCode === given.dialingCode);
    const found = sharing.find((option) => option.value === given.country) ?? sharing[0];
    if (found === undefined) return country;
    setValue('countryCode', found.value);
    // a submit that waits for the plans reads it before the next effect
    setValue('countryDialingCode', found.dialingCode);
    setValue(name, given.digits);
    const { isTouched, invalid } = getFieldState(name);
    if (isTouched || invalid) void trigger(name);
    return found.value;
  };
  const showAsWritten = ({ target }: { target: HTMLInputElement }) => {
    const shown = splitCode(bareNumber(target.value), true);
    target.value = groupDigits(getValues(name) ?? '', shown);
  };
  const splitTyped = useEffectEvent(() => void splitCode(getValues(name) ?? '', false));
  const typed = useWatch({ control, name, compute: (value?: string) => bareNumber(value ?? '') });
  useEffect(() => {
    // pasted, filled in by the browser or typed before there was code: nobody need leave the field before the submit
    if (isFromAbroad(typed) || typed.length >= SHORTEST_WITH_CODE) void loadPhoneLibrary().then(splitTyped);
  }, [typed, options.length]);

  return (
    <TextField
      {...register(name, { setValueAs: (typed?: string) => bareNumber(typed ?? ''), onBlur: showAsWritten })}
      rootProps={slotProps}
      type="tel"
      inputMode={entry?.inputMode ?? 'tel'}
      autoComplete={entry?.autocomplete ?? 'tel-national'}
      label={label}
      required={required}
      error={useErrorText(name, label)}
      hint={hint}
      onFocus={({ currentTarget: target }) => {
        onFocus();
        // formats a number typed before the numbering plans were loaded
        void loadPhoneLibrary().then(() => document.activeElement !== target && showAsWritten({ target }));
      }}
      maxLength={INPUT_MAX}
      leading={
        <SearchSelect
          label={t('country')}
          searchLabel={t('country_search')}
          emptyLabel={t('country_none')}
          options={options}
          value={country}
          onChange={choose}
        />
      }
    />
  );
}
