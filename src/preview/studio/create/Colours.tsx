import { useId } from 'react';
import controls from '#preview/controls/controls.module.css';
import { FileButton } from '#preview/controls/FileButton.tsx';
import { useDropZone } from '#preview/controls/useDropZone.ts';
import styles from './fields.module.css';
import { Field } from './Field.tsx';
import type { Review } from './calls.ts';
import { Step } from './Step.tsx';
import type { NewBrandForm } from './useNewBrand.ts';
import { useLogo } from './useLogo.ts';

const HEX = /^#[0-9a-f]{6}$/i;
/** Colours of a theme that are shown of the palette. */
const swatches = [
  ['primary', 'Main'],
  ['accent', 'Accent'],
  ['primary-soft', 'Soft'],
  ['bg', 'Ground'],
  ['ink', 'Ink'],
] as const;

interface ColourProps {
  name: 'colour' | 'accent';
  label: string;
  form: NewBrandForm;
}

/** A colour as text, and as the browser picks it. */
function Colour({ name, label, form: { given, review, faults, give } }: ColourProps) {
  const shown = given[name] ?? review?.answers[name] ?? '';
  return (
    <Field
      label={label}
      value={given[name] ?? ''}
      otherwise={review?.answers[name]}
      fault={faults[name]}
      onChange={(text) => give({ [name]: text === '' ? undefined : text })}
      after={
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={HEX.test(shown) ? shown.toLowerCase() : '#000000'}
          onChange={({ target }) => give({ [name]: target.value.toUpperCase() })}
        />
      }
    />
  );
}

/** The colours, by hand or from a logo, with the palette that is made of them. */
export function Colours({ form }: { form: NewBrandForm }) {
  const id = useId();
  const { url, busy, take } = useLogo(form);
  const dropZone = useDropZone((file) => void take(file));
  return (
    <Step number={5} title="Colours">
      <div className={styles.logo}>
        <div className={styles.drop} {...dropZone}>
          {url === null ? <span aria-hidden="true">Drop a logo</span> : <img src={url} alt="The logo" />}
          <FileButton accept="image/*" describedBy={`${id}-hint`} onFile={(file) => void take(file)}>
            {busy ? 'Reading…' : 'Colours from a logo'}
          </FileButton>
        </div>
        <div className={styles.colours}>
          <div className={styles.pair}>
            <Colour name="colour" label="Main colour" form={form} />
            <Colour name="accent" label="Second colour" form={form} />
          </div>
          <p id={`${id}-hint`} className={controls.hint}>
            Only the colours of a logo are taken. The mark and all pictures are drawn in them, and can be replaced later.
          </p>
        </div>
      </div>
      {form.review !== null && <Palette review={form.review} />}
    </Step>
  );
}

function Palette({ review: { palette, contrast } }: { review: Review }) {
  if (palette === null || contrast === null) return null;
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => {
        const { pair, ratio, least } = contrast[theme];
        const isEnough = ratio >= least;
        return (
          <div key={theme} className={styles.palette}>
            <span>{theme === 'light' ? 'Light' : 'Dark'}</span>
            <ul aria-label={`Colours, ${theme}`}>
              {swatches.map(([token, name]) => (
                <li key={token} title={`${name} ${palette[theme][token]}`}>
                  <i style={{ background: palette[theme][token] }} />
                  <span className={controls.hidden}>
                    {name} {palette[theme][token]}
                  </span>
                </li>
              ))}
            </ul>
            <span className={styles.verdict} data-low={isEnough ? undefined : ''}>
              {isEnough ? 'AA' : `too low: ${least} needed`}
              <small>
                lowest {(Math.floor(ratio * 10) / 10).toFixed(1)}: {pair}
              </small>
            </span>
          </div>
        );
      })}
    </>
  );
}
