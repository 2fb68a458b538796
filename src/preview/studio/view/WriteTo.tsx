import { Segments } from '#preview/controls/Segments.tsx';
import controls from '#preview/controls/controls.module.css';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import { type AskedValue, Reach } from './Reach.tsx';
import styles from './Studio.module.css';

/** The layer that edits go to, and which brands that concerns: those of the value that is edited, else of the layer. */
export function WriteTo({ value }: { value: AskedValue | null }) {
  const { store } = useStudio();
  const { layers, id } = useStudioState(({ bundle }) => bundle);
  const target = useStudioState((state) => state.target);
  const options = [...layers]
    .reverse()
    .filter(({ readOnly }) => readOnly === null)
    .map((layer) => ({
      value: layer.id,
      label:
        layer.id === id ? layer.id : `${layer.id}: for ${layer.brands.length} ${layer.brands.length === 1 ? 'brand' : 'brands'}`,
    }));
  const chosen = layers.find((layer) => layer.id === target);
  return (
    <div className={styles.writeTo}>
      <Segments label="Write to" options={options} value={target} onChange={(next) => store.setState({ target: next })} small />
      {target !== id && value === null && (
        <p className={controls.hint}>Changes {chosen?.brands.join(', ')} where they have no own value.</p>
      )}
      {target !== id && value !== null && <Reach layer={target} value={value} />}
      {layers.map(
        ({ id: layer, readOnly }) =>
          readOnly !== null && (
            <p key={layer} className={controls.hint}>
              {layer} is read-only: {readOnly}.
            </p>
          ),
      )}
    </div>
  );
}
