import { useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { Answer } from '#preview/studio/findings/Answer.tsx';
import { useAnswer } from '#preview/studio/state/useAnswer.ts';
import styles from './Compare.module.css';

/** Features by brand: those that differ, or all. */
export function ParityView() {
  const [isAll, setAll] = useState(false);
  const { answer, again } = useAnswer((calls, ...draft) => calls.parity(...draft), 'parity');
  return (
    <Answer meanwhile="Comparing…" answer={answer} again={again}>
      {({ brands, rows, titles }) => {
        const shown = rows.filter(({ differs }) => isAll || differs);
        const kinds = [...new Set(shown.map(({ kind }) => kind))];
        return (
          <>
            <p className={controls.hint}>
              {rows.length} features of {brands.length} brands, {rows.filter(({ differs }) => differs).length} differ
            </p>
            <label className={styles.all}>
              <input type="checkbox" checked={isAll} onChange={({ target }) => setAll(target.checked)} /> Those that do not
              differ, too
            </label>
            {kinds.map((kind) => (
              // oxlint-disable-next-line no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard
              <div key={kind} className={styles.scrolled} tabIndex={0} role="group" aria-label={titles[kind]}>
                <table className={styles.table}>
                  <thead>
                    <tr>
                      <th scope="col">{titles[kind]}</th>
                      {brands.map((id) => (
                        <th key={id} scope="col">
                          {id}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {shown
                      .filter((row) => row.kind === kind)
                      .map(({ name, cells, differs }) => (
                        <tr key={name} data-differs={differs ? '' : undefined}>
                          <th scope="row">{name}</th>
                          {cells.map((cell, index) => (
                            <td key={brands[index]}>{cell ?? '–'}</td>
                          ))}
                        </tr>
                      ))}
                  </tbody>
                </table>
              </div>
            ))}
          </>
        );
      }}
    </Answer>
  );
}
