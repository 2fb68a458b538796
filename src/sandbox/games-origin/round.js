/* Any other game of a vendor: its picture, and a round that is won or lost. */
import { asked, draw, make, picture } from './wallet.js';
import { openTable } from './table.js';
import { say } from './words.js';

const art = picture(asked('art'));

openTable({
  stage: art === '' ? make('div') : make('img', { src: art, alt: '' }),
  label: say('play'),
  play: async (stake) => ({ payout: draw(100) < 47 ? stake * 2 : 0 }),
});
