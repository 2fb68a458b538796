import { useEffect, useRef } from 'react';
import { slotLines, slotSymbols } from '#sandbox/play/slot.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { useTools } from '../shared/GameContext.tsx';
import { Icon } from '../shared/icons.tsx';
import { drawingOf } from '../shared/pageAddress.ts';

/** What three, four and five of each symbol pay for a stake. */
export function PayTable({ stake, onClose }: { stake: string; onClose: () => void }) {
  const { say, money, address } = useTools();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const line = centsOf(stake) / BigInt(slotLines.length);
  return (
    <dialog ref={dialog} className="sheet" aria-label={say('paytable')} onClose={onClose}>
      <header>
        <h2>{say('paytable')}</h2>
        <button type="button" className="round" aria-label={say('close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <p>{say('paytableHow', { x: money(stake) })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('symbol')}</th>
            {[3, 4, 5].map((count) => (
              <th key={count} scope="col">{`${count} ×`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slotSymbols.map(({ name, pays }) => (
            <tr key={name}>
              <th scope="row">
                <img src={drawingOf(address.brand, name)} alt="" width="32" height="32" /> {say(name)}
              </th>
              {pays.map((times, at) => (
                <td key={at}>{money(moneyOf(line * BigInt(times)))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say('paytableMeter')}</p>
    </dialog>
  );
}
