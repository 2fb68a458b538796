/* The lottery lobby: a list of lotteries, and a bet slip per lottery, paid from the wallet. Two or more hits win. */
import { asked, draw, make, say as tell } from './wallet.js';
import { openTable } from './table.js';
import { say } from './words.js';

const HIGHEST = 36;
const PICKED = 5;
const prizes = [0, 0, 2, 8, 60, 1000];

/** The lobby's address for one lottery, or for all of them. */
function address(game, name) {
  const query = new URLSearchParams(location.search);
  query.set('game', game);
  query.set('name', name);
  query.set('view', game === '' ? 'lobby' : 'betting');
  return `${location.pathname}?${query}`;
}

if (asked('view') === 'betting' && asked('game') !== '') openSlip();
else openList();

function openList() {
  const lotteries = asked('list')
    .split('|')
    .map((entry) => entry.split('~'))
    .filter(([code]) => code);
  const links = lotteries.map(([code, name = code]) => make('a', { href: address(code, name), 'data-lottery': code }, name));
  document.documentElement.lang = asked('lang') || 'en';
  document.body.append(
    make('main', {}, make('h1', {}, say('lotteries')), make('div', { class: 'list' }, ...links), make('p', {}, say('demo'))),
  );
  tell('ready');
}

function openSlip() {
  const picked = new Set();
  const buttons = Array.from({ length: HIGHEST }, (_, index) => {
    const number = index + 1;
    return make('button', { type: 'button', 'aria-pressed': 'false', click: () => pick(number) }, String(number));
  });
  const drawn = make('div', { class: 'balls', 'aria-label': say('drawn') });
  const follow = () => buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(picked.has(index + 1))));

  function pick(number) {
    if (picked.has(number)) picked.delete(number);
    else if (picked.size < PICKED) picked.add(number);
    follow();
  }
  const clear = () => {
    picked.clear();
    follow();
  };
  const lucky = () => {
    picked.clear();
    while (picked.size < PICKED) picked.add(draw(HIGHEST) + 1);
    follow();
  };

  const stage = make(
    'div',
    {},
    make('p', {}, make('a', { href: address('', '') }, say('all'))),
    make('p', {}, say('choose')),
    make('div', { class: 'numbers', role: 'group', 'aria-label': say('choose') }, ...buttons),
    make(
      'div',
      { class: 'row' },
      make('button', { type: 'button', click: lucky }, say('lucky')),
      make('button', { type: 'button', click: clear }, say('clear')),
    ),
    drawn,
  );
  openTable({
    stage,
    label: say('place'),
    ready: () => picked.size === PICKED,
    async play(stake) {
      const result = new Set();
      while (result.size < PICKED) result.add(draw(HIGHEST) + 1);
      const hits = [...result].filter((number) => picked.has(number)).length;
      const after = () =>
        drawn.replaceChildren(
          ...[...result].map((number) => make('span', { class: 'ball', 'data-hit': picked.has(number) }, String(number))),
        );
      return { payout: stake * prizes[hits], after };
    },
  });
}
