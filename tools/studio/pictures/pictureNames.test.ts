import { expect, test } from 'vitest';
import { pictureOf, safeStem } from './pictureNames.ts';

test('a name has the letters that a brand’s pictures may have, whatever its file is called', () => {
  const named = (name: string) => safeStem(name, 'login-art');
  expect(
    ['Große Halle 2.JPG', 'Sảnh Đỏ.png', '../../etc/passwd', 'Mein.Logo.final.webp', '大厅.png', '-.png'].map(named),
  ).toEqual(['grosse-halle-2', 'sanh-do', 'login-art', 'mein-logo-final', 'login-art', 'login-art']);
  expect(pictureOf(`brands/acme/images/${named('x'.repeat(300))}.webp`)?.name).toHaveLength(65);
});
