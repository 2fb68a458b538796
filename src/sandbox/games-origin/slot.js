/* A small slot: three reels with three rows; three equal symbols in a row pay. */
import { draw, make } from './wallet.js';
import { openTable } from './table.js';
import { say } from './words.js';

/** Symbols from frequent to rare, with the payout of three of them per stake. */
const symbols = [
  ['●', 2],
  ['■', 4],
  ['▲', 9],
  ['★', 18],
  ['◆', 50],
];
const weights = [8, 6, 4, 2, 1];
const strip = weights.flatMap((count, index) => Array.from({ length: count }, () => index));
const ROWS = 3;
const SPIN_MS = 700;

const cells = Array.from({ length: 9 }, () => make('span', { class: 'cell' }));
const put = (cell, symbol) => {
  cell.textContent = symbols[symbol][0];
  cell.dataset.symbol = String(symbol);
};
for (const cell of cells) put(cell, draw(symbols.length));
const reels = make('div', { class: 'reels', role: 'img', 'aria-label': 'reels' }, ...cells);

openTable({
  stage: reels,
  label: say('spin'),
  async play(stake) {
    for (const cell of cells) cell.removeAttribute('data-hit');
    reels.setAttribute('data-spinning', '');
    await new Promise((resolve) => setTimeout(resolve, SPIN_MS));
    const shown = cells.map(() => strip[draw(strip.length)]);
    const hits = Array.from({ length: ROWS }, (_, row) => row).filter((row) => {
      const [first, second, third] = shown.slice(row * 3, row * 3 + 3);
      return first === second && second === third;
    });
    const payout = hits.reduce((sum, row) => sum + stake * symbols[shown[row * 3]][1], 0);
    shown.forEach((symbol, index) => put(cells[index], symbol));
    reels.removeAttribute('data-spinning');
    const after = () => cells.forEach((cell, index) => cell.toggleAttribute('data-hit', hits.includes(Math.floor(index / 3))));
    return { payout, after };
  },
});
