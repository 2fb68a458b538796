import { useId } from 'react';
import type { FieldProps } from '#engine/registry.ts';
import { InputField } from './InputField.tsx';
import { useCountries } from './useCountries.ts';

/** A country by name; suggests the platform's countries while typing. */
export function NationalityField({ slotProps, ...field }: FieldProps) {
  const id = useId();
  const countries = useCountries();
  return (
    <div {...slotProps}>
      <InputField {...field} slotProps={null} list={id} />
      <datalist id={id}>
        {countries.map(({ value, label }) => (
          <option key={value} value={label}>
            {label}
          </option>
        ))}
      </datalist>
    </div>
  );
}
