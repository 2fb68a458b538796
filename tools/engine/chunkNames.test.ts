import { expect, test } from 'vitest';
import { chunkName } from './chunkNames.ts';

test('page chunks have the names of the spec, other chunks keep theirs', () => {
  const names = ['HomePage', 'RegisterPage', 'HelpPage', 'PromotionDetailPage', 'OverlayHost', 'Page'];
  expect(names.map(chunkName)).toEqual(['index', 'register', 'help', 'promoDetail', 'OverlayHost', 'Page']);
});
