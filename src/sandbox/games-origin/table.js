import { asked, bet, cents, make, money, say as tell } from './wallet.js';
import { say } from './words.js';

const stakes = ['0.20', '0.50', '1.00', '2.00', '5.00', '20.00'];

/** The layout of a demo game: title, result line, stake, balance, one button. `play` returns the win for a stake, in cents. */
export function openTable({ stage, label, play, ready = () => true }) {
  document.documentElement.lang = asked('lang') || 'en';
  document.title = asked('name') || 'Demo game';
  const balance = make('output', { 'data-balance': '' }, '…');
  const result = make('p', { class: 'result', role: 'status' });
  const stake = make('select', { 'aria-label': say('stake') }, ...stakes.map((value) => make('option', { value }, value)));
  stake.value = '1.00';
  const button = make('button', { class: 'main', type: 'button', click: round }, label);

  const show = (text, won = false) => {
    result.textContent = text;
    result.toggleAttribute('data-won', won);
  };

  async function round() {
    if (button.disabled || !ready()) return;
    button.disabled = true;
    show('');
    try {
      const { payout, after } = await play(cents(stake.value));
      balance.textContent = await bet(stake.value, money(payout));
      after?.();
      show(payout > 0 ? say('won', money(payout)) : say('lost'), payout > 0);
    } catch (cause) {
      show(say(cause.message === 'poor' ? 'poor' : 'failed'));
    } finally {
      button.disabled = false;
    }
  }

  document.body.append(
    make(
      'main',
      {},
      make('h1', {}, asked('name') || 'Demo'),
      stage,
      result,
      make('div', { class: 'row' }, make('span', {}, `${say('balance')} `, balance), stake, button),
      make('p', {}, say('demo')),
    ),
  );
  bet('0', '0').then(
    (value) => (balance.textContent = value),
    () => show(say('failed')),
  );
  tell('ready');
}
