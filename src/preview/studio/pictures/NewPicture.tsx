import { useEffect, useId, useState } from 'react';
import type { ImageRole } from '../../../../tools/brand-files/pictures/pictureRoles.ts';
import { pixelsOf } from '../../../../tools/brand/pictures/crop.ts';
import { isDrawn, safeStem } from '../../../../tools/studio/pictures/pictureNames.ts';
import type { Crop } from '../../../../tools/brand/pictures/crop.ts';
import controls from '#preview/controls/controls.module.css';
import { BothThemes } from './BothThemes.tsx';
import { Cropper } from './Cropper.tsx';
import { aspectsFor, CENTRED, cropIn, type Frame, frameOf } from './cropFrame.ts';
import { nameFault, useTaken } from './takenNames.ts';
import styles from './Pictures.module.css';
import type { ReadPicture } from './readPicture.ts';

export interface PlacedPicture {
  /** Name in the images folder. */
  name: string;
  crop: Crop | null;
  /** Hash of the picture that it takes the place of; null: there is none. */
  hash: string | null;
}

interface Props {
  label: string;
  picture: ReadPicture;
  role: ImageRole;
  /** What the file is written as. */
  ending: string;
  /** As the draft has it already. */
  before: { name: string; crop: Crop | null } | null;
  onUse: (placed: PlacedPicture) => Promise<string | null>;
  onCancel: () => void;
}

const TOLERANCE = 0.005;
const isWhole = ({ width, height }: Crop): boolean => width > 1 - TOLERANCE && height > 1 - TOLERANCE;

/** Asks for the part of a new picture that is shown, and for its name. */
export function NewPicture({ label, picture, role, ending, before, onUse, onCancel }: Props) {
  const id = useId();
  const { original, from, type, size } = picture;
  const [src, setSrc] = useState<string | null>(null);
  const aspects = aspectsFor(role, size);
  const start = before?.crop ?? null;
  const firstAspect = start === null ? role.aspect : (start.width * size.width) / (start.height * size.height);
  const [aspect, setAspect] = useState(firstAspect);
  const [frame, setFrame] = useState<Frame>(() => (start === null ? CENTRED : frameOf(size, firstAspect, start)));
  const [stem, setStem] = useState(() => (before === null ? safeStem(from, 'picture') : before.name.replace(/\.[^.]*$/, '')));
  const [mayReplace, setMayReplace] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const address = URL.createObjectURL(type === 'svg' ? new Blob([original], { type: 'image/svg+xml' }) : original);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [original, type]);
  const name = `${stem}.${ending}`;
  const taken = useTaken(name);
  const isAsked = taken.kind === 'replaces' && before?.name !== name;
  const drawn = isDrawn(type);
  const part = drawn ? null : cropIn(size, aspect, frame);
  const pixels = part && pixelsOf(part, size);
  const isSmall = pixels !== null && Math.min(pixels.width, pixels.height) < role.side;
  const use = async () => {
    const found = nameFault(stem) ?? (taken.kind === 'blocked' ? taken.why : null);
    if (found !== null || (isAsked && !mayReplace))
      return setFault(found ?? `${taken.words} Tick the box, or give another name.`);
    setFault(null);
    setBusy(true);
    const why = await onUse({ name, crop: part === null || isWhole(part) ? null : part, hash: taken.hash });
    setBusy(false);
    setFault(why);
  };
  return (
    <fieldset className={styles.new} aria-label={`New picture: ${label}`}>
      {src !== null && part !== null && <Cropper src={src} size={size} aspect={aspect} frame={frame} onChange={setFrame} />}
      {part !== null && (
        <div className={controls.row}>
          <label htmlFor={`${id}-shape`}>Shape</label>
          <select
            id={`${id}-shape`}
            className={controls.input}
            value={aspects.findIndex((one) => Math.abs(one.aspect - aspect) < TOLERANCE)}
            onChange={({ target }) => setAspect(aspects[Number(target.value)]?.aspect ?? aspect)}
          >
            {!aspects.some((one) => Math.abs(one.aspect - aspect) < TOLERANCE) && <option value={-1}>As it was cut</option>}
            {aspects.map((one, index) => (
              <option key={one.label} value={index}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
      )}
      {src !== null && <BothThemes src={src} crop={part} aspect={part === null ? size.width / size.height : aspect} />}
      {drawn && <p className={controls.hint}>A drawing is used as it is.</p>}
      {pixels !== null && (
        <p className={isSmall ? styles.fault : controls.hint}>
          {pixels.width} × {pixels.height} px of {size.width} × {size.height}
          {isSmall && `: too small, at least ${role.side} px on the shorter side are needed`}
        </p>
      )}
      <div className={controls.row}>
        <label htmlFor={`${id}-name`}>Name</label>
        <span className={styles.name}>
          <input
            id={`${id}-name`}
            className={controls.input}
            spellCheck={false}
            value={stem}
            aria-invalid={fault !== null || undefined}
            aria-describedby={`${id}-fault`}
            onChange={({ target }) => {
              setStem(target.value.trim());
              setMayReplace(false);
              setFault(null);
            }}
          />
          <span className={controls.code}>.{ending}</span>
        </span>
      </div>
      {isAsked && (
        <label className={styles.ask}>
          <input type="checkbox" checked={mayReplace} onChange={({ target }) => setMayReplace(target.checked)} />
          {taken.words} Replace it.
        </label>
      )}
      {taken.kind === 'hides' && <p className={controls.hint}>{taken.words}</p>}
      <p id={`${id}-fault`} className={styles.fault} role="alert">
        {fault}
      </p>
      <span className={styles.buttons}>
        <button type="button" className={controls.button} disabled={busy} onClick={() => void use()}>
          {busy ? 'Sending…' : 'Use this picture'}
        </button>
        <button type="button" className={controls.button} disabled={busy} onClick={onCancel}>
          Cancel
        </button>
      </span>
    </fieldset>
  );
}
