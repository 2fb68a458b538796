import type { Json } from '#engine/brand/json.ts';
import controls from '#preview/controls/controls.module.css';
import type { Control, Option } from '../model/controls.ts';
import { AnyInput } from './AnyInput.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { IconInput } from './IconInput.tsx';
import { ListInput } from './ListInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import styles from './Studio.module.css';
import type { EditedValue } from '../state/useValue.ts';

interface InputProps {
  id: string;
  label: string;
  /** The file in the brand's folder, and the pointer there. */
  name: string;
  at: string;
  control: Control;
  edited: EditedValue;
  otherwise: string | undefined;
  isWrong: boolean;
}

/** Options that cannot be seen. */
const NAMES: Readonly<Record<string, string>> = { '': 'nothing', ' ': 'space', '\u00A0': 'no-break space' };
const optionWords = (option: Option): string => NAMES[option] ?? String(option);

const LENGTH = /^(-?[\d.]+)(px|rem|em|%)?$/;

/** The control of a value, as its schema has it. */
export function Input({ id, label, name, at, control, edited, otherwise, isWrong }: InputProps) {
  const { value, set, rest } = edited;
  const shared = {
    id,
    onBlur: rest,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${id}-error` : undefined,
  };
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  const write = (next: Json) => set(next);
  switch (control.kind) {
    case 'switch':
      return (
        <input
          {...shared}
          type="checkbox"
          role="switch"
          checked={value === true}
          aria-checked={value === true}
          onChange={({ target }) => write(target.checked)}
        />
      );
    case 'choice': {
      const chosen = control.options.findIndex((option) => option === value);
      return (
        <select
          {...shared}
          className={controls.input}
          value={chosen}
          onChange={({ target }) => write(control.options[Number(target.value)]!)}
        >
          {chosen === -1 && <option value={-1}>{text === '' ? 'not set' : text}</option>}
          {control.options.map((option, index) => (
            <option key={option} value={index}>
              {optionWords(option)}
            </option>
          ))}
        </select>
      );
    }
    case 'icon':
      return <IconInput id={id} label={label} icons={control.icons} edited={edited} isWrong={isWrong} />;
    case 'number':
      return <NumberInput id={id} isWrong={isWrong} edited={edited} control={control} />;
    case 'any':
      return <AnyInput id={id} label={label} control={control} edited={edited} isWrong={isWrong} />;
    case 'picture':
      return <PictureInput id={id} label={label} place={{ name, at }} types={control.types} edited={edited} isWrong={isWrong} />;
    case 'list':
      return <ListInput id={id} label={label} control={control} edited={edited} isWrong={isWrong} />;
    case 'colour':
      return (
        <span className={styles.colour}>
          <input
            type="color"
            aria-label={`${label}, picker`}
            value={/^#[0-9a-f]{6}/i.exec(text)?.[0].toLowerCase() ?? '#000000'}
            onChange={({ target }) => write(target.value.toUpperCase())}
            onBlur={rest}
          />
          <input
            {...shared}
            className={controls.input}
            spellCheck={false}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        </span>
      );
    case 'length': {
      const [, amount = '', unit = control.units[0]] = LENGTH.exec(text) ?? [];
      return (
        <span className={styles.length}>
          <input
            {...shared}
            className={controls.input}
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => write(`${target.value}${unit}`)}
          />
          <select
            className={controls.input}
            aria-label={`${label}, unit`}
            value={unit}
            onChange={({ target }) => write(`${amount}${target.value}`)}
          >
            {control.units.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </span>
      );
    }
    default:
      return (
        <input
          {...shared}
          className={controls.input}
          value={text}
          placeholder={otherwise}
          onChange={({ target }) => write(target.value)}
        />
      );
  }
}
