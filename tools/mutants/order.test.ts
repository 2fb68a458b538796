import { expect, test } from 'vitest';
import { inBatches, type TestFile } from './order.ts';

const unit = (file: string): TestFile => ({ project: 'unit', file });
const browser = (file: string): TestFile => ({ project: 'browser', file });

test('the tests nearest to the change run first, each batch in one project', () => {
  const far = Array.from({ length: 50 }, (_, index) => unit(`tools/a/${index}.test.ts`));
  const own = browser('src/features/lobby/LobbyPage.browser.test.tsx');
  const beside = browser('src/features/lobby/Lobby.browser.test.tsx');
  const away = Array.from({ length: 6 }, (_, index) => browser(`src/app/${index}.browser.test.tsx`));
  const batches = inBatches([...far, ...away, beside, own], 'src/features/lobby/LobbyPage.tsx');
  expect(batches.map((batch) => [batch[0]?.project, batch.length])).toEqual([
    ['unit', 6],
    ['browser', 6],
    ['unit', 40],
    ['unit', 4],
    ['browser', 2],
  ]);
  expect(batches[1]?.slice(0, 2)).toEqual([own, beside]);
  expect(batches.flat()).toHaveLength(58);
});

test('no test makes no batch', () => expect(inBatches([], 'src/a.ts')).toEqual([]));
