import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { RecordTable } from './RecordTable.tsx';

const columns = [
  { key: 'rank', label: 'Rank', place: 'lead' },
  { key: 'name', label: 'Player', place: 'title' },
  { key: 'game', label: 'Game', place: 'subtitle' },
  { key: 'amount', label: 'Amount', numeric: true, place: 'value' },
  { key: 'remark', label: 'Remark' },
  { key: 'reason', label: 'Reason', place: 'foot' },
] as const;
const rows = [
  { id: '1', cells: { rank: '1', name: 'ana***', game: 'A game with quite a long name of its own', amount: '$1,200.00' } },
];

const boxOf = (text: string) =>
  [...document.querySelectorAll('td')].find((cell) => cell.textContent!.includes(text))!.getBoundingClientRect();

test('a record is a table row, and two lines on a phone where its columns have places', async () => {
  await page.viewport(1280, 800);
  await mount(<RecordTable caption="Winners" columns={columns} rows={rows} />);
  expect(boxOf('A game').top).toBe(boxOf('ana').top);
  await page.viewport(390, 800);
  const row = document.querySelector('tbody tr')!.getBoundingClientRect();
  expect(row.height).toBeLessThan(80);
  expect(boxOf('A game').top).toBeGreaterThanOrEqual(boxOf('ana').bottom);
  expect(Math.abs(boxOf('1,200').top - boxOf('ana').top)).toBeLessThan(6);
  expect(boxOf('1,200').left).toBeGreaterThan(boxOf('ana').right - 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('a time that finds no room on a phone takes two lines, and loses nothing', async () => {
  await page.viewport(320, 800);
  const timed = columns.map((column) => (column.key === 'game' ? { ...column, unbroken: true } : column));
  const [first] = rows;
  const cells = { ...first!.cells, rank: 'paulo12345678901234', game: '2026-11-24 23:30:49' };
  await mount(<RecordTable caption="Winners" columns={timed} rows={[{ id: '1', cells }]} />);
  const cell = [...document.querySelectorAll('td')].find(({ textContent }) => textContent.includes('23:30'))!;
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  expect(cell.getBoundingClientRect().height).toBeGreaterThan(30);
});

test('an icon stands before the text of its cell, and on a phone before both lines of its row', async () => {
  await page.viewport(1280, 800);
  const [first] = rows;
  const iconed = { id: '2', cells: { ...first?.cells, name: 'bea***' }, icon: { column: 'name', name: 'gift' } } as const;
  await mount(<RecordTable caption="Winners" columns={columns.slice(1)} rows={[...rows, iconed]} />);
  const icon = () => document.querySelector('tbody svg')!.getBoundingClientRect();
  const line = (nth: number) => document.querySelectorAll('tbody tr')[nth]!.getBoundingClientRect();
  expect(document.querySelectorAll('tbody svg').length).toBe(1);
  expect(icon().top).toBeGreaterThanOrEqual(boxOf('bea').top);
  expect(icon().bottom).toBeLessThanOrEqual(boxOf('bea').bottom);
  expect(line(1).height).toBe(line(0).height);
  const text = document.createRange();
  text.selectNodeContents(document.querySelector('tbody svg')!.nextSibling!);
  expect(icon().right).toBeLessThanOrEqual(text.getBoundingClientRect().left);
  await page.viewport(390, 800);
  expect(icon().width).toBe(40);
  expect(icon().right).toBeLessThan(boxOf('bea').left);
  expect(icon().left).toBeGreaterThanOrEqual(line(1).left + 16);
  expect(Math.abs(icon().top + 20 - (line(1).top + line(1).height / 2))).toBeLessThan(2);
  expect(line(1).height).toBe(line(0).height);
});

test('a name without a second line stands in the middle of its row, and a number below a name has its label', async () => {
  await page.viewport(390, 800);
  const board = [
    { key: 'rank', label: 'Rank', place: 'lead' },
    { key: 'name', label: 'Player', place: 'title' },
    { key: 'score', label: 'Score', numeric: true, place: 'value' },
    { key: 'reward', label: 'Reward', numeric: true, place: 'note' },
  ] as const;
  const cells = { rank: '4', name: 'otto***24', score: '2,089', reward: '$40.00' };
  await mount(<RecordTable caption="Board" columns={board} rows={[{ id: '1', cells }]} />);
  const middle = (text: string) => (boxOf(text).top + boxOf(text).bottom) / 2;
  expect(Math.abs(middle('otto') - middle('4'))).toBeLessThan(2);
  const profit = [board[1], { key: 'bets', label: 'Bets', numeric: true, place: 'subtitle' } as const, board[2]];
  await mount(
    <RecordTable caption="Profit" columns={profit} rows={[{ id: '1', cells: { ...cells, name: 'Slots', bets: '536' } }]} />,
  );
  const label = (key: string) => getComputedStyle(document.querySelector(`td[data-column="${key}"]`)!, '::before').content;
  await expect.poll(() => label('bets')).toBe('"Bets " / ""');
  expect(label('score')).toBe('none');
});

test('the amounts of a record stand side by side on a phone, equally wide and each with its name', async () => {
  await page.viewport(390, 800);
  const bet = [
    { key: 'game', label: 'Game', place: 'title' },
    { key: 'status', label: 'Status', place: 'value' },
    { key: 'stake', label: 'Stake', numeric: true, place: 'amount' },
    { key: 'payout', label: 'Payout', numeric: true, place: 'amount' },
    { key: 'result', label: 'Result', numeric: true, place: 'amount' },
  ] as const;
  const cells = { game: 'A game with quite a long name', status: 'Won', stake: '$0.50', payout: '$12.10', result: '+$11.60' };
  await mount(<RecordTable caption="Bets" columns={bet} rows={[{ id: '1', cells }]} />);
  const boxes = ['$0.50', '$12.10', '+$11.60'].map(boxOf);
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(boxOf('A game').width).toBeGreaterThan(boxes[0]!.width * 1.8);
  const name = (key: string) => getComputedStyle(document.querySelector(`td[data-column="${key}"]`)!, '::before').content;
  expect(['stake', 'payout', 'result'].map(name)).toEqual(['"Stake" / ""', '"Payout" / ""', '"Result" / ""']);
});

test('a phone leaves out the line below a record that has nothing to say', async () => {
  await page.viewport(390, 800);
  const [first] = rows;
  const told = { id: '2', cells: { ...first!.cells, reason: 'A reason' } };
  const untold = { id: '3', cells: { ...first!.cells, reason: '\u2013' } };
  await mount(<RecordTable caption="Winners" columns={columns} rows={[told, untold]} />);
  const shown = () => [...document.querySelectorAll('td[data-column="reason"]')].map((cell) => getComputedStyle(cell).display);
  expect(shown()).toEqual(['block', 'none']);
  await page.viewport(1280, 800);
  expect(shown()).toEqual(['table-cell', 'table-cell']);
});

test('columns without a place follow below the two lines, and take no space when empty', async () => {
  await page.viewport(390, 800);
  const [first] = rows;
  await mount(
    <RecordTable
      caption="Winners"
      columns={columns}
      rows={[...rows, { id: '2', cells: { ...first?.cells, name: 'bea***', reason: 'Not complete' } }]}
    />,
  );
  const [plain, told] = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height);
  expect(boxOf('Not complete').top).toBeGreaterThanOrEqual(boxOf('bea').bottom);
  expect(told).toBeGreaterThan(plain!);
});

test('without places a record is a list of names and values on a phone', async () => {
  await page.viewport(390, 800);
  await mount(<RecordTable caption="Winners" columns={columns.map(({ key, label }) => ({ key, label }))} rows={rows} />);
  await expect.element(page.getByText('Player').last()).toBeVisible();
  expect(boxOf('A game').top).toBeGreaterThanOrEqual(boxOf('ana').bottom);
  const cell = document.querySelector('td[data-column="name"]')!;
  expect(getComputedStyle(cell, '::before').content).toContain('Player');
});

test('what a cell hides visually does not widen what is around a table that scrolls', async () => {
  await page.viewport(390, 800);
  await page.viewport(900, 800);
  const wide = Array.from({ length: 14 }, (_, nth) => ({ key: `k${nth}`, label: `A column ${nth}` }));
  const open = { head: 'Details', label: (id: string) => `Details of ${id}`, onOpen: () => undefined };
  await mount(
    <div style={{ overflow: 'hidden', width: 600 }} data-testid="around">
      <RecordTable caption="Wide" columns={wide} rows={[{ id: '1', cells: {} }]} open={open} />
    </div>,
  );
  expect(page.getByTestId('around').element().scrollWidth).toBe(600);
});

test('a row sent twice is shown twice', async () => {
  await mount(<RecordTable caption="Winners" columns={columns} rows={[...rows, ...rows]} />);
  expect(document.querySelectorAll('tr[data-row="1"]')).toHaveLength(2);
});

test('a menu of a row stands at its end on a phone, and moves no amount', async () => {
  await page.viewport(390, 800);
  const fold = { head: 'Actions', of: (index: number) => (index === 0 ? <button type="button">More</button> : []), fold: true };
  const open = { head: 'Details', label: (id: string) => `Details of ${id}`, onOpen: () => undefined };
  const [first] = rows;
  const two = [...rows, { id: '2', cells: { ...first?.cells, name: 'bea***', amount: '$7.00' } }];
  await mount(<RecordTable caption="Winners" columns={columns} rows={two} actions={fold} open={open} />);
  const [row, plain] = [...document.querySelectorAll('tbody tr')].map((tr) => tr.getBoundingClientRect());
  const button = page.getByRole('button', { name: 'More' }).element().getBoundingClientRect();
  expect(Math.abs(row!.height - plain!.height)).toBeLessThan(2);
  expect(Math.abs((button.top + button.bottom - row!.top - row!.bottom) / 2)).toBeLessThan(2);
  expect(button.left).toBeGreaterThanOrEqual(boxOf('1,200').right);
  expect(boxOf('$7.00').right).toBe(boxOf('1,200').right);
});

test('the arrow that opens a row stands in its middle', async () => {
  await page.viewport(1280, 800);
  const open = { head: 'Details', label: (id: string) => `Details of ${id}`, onOpen: () => undefined };
  await mount(<RecordTable caption="Winners" columns={columns} rows={rows} open={open} />);
  const row = document.querySelector('tbody tr')!.getBoundingClientRect();
  const button = page.getByRole('button', { name: 'Details of 1' }).element().getBoundingClientRect();
  expect(Math.abs((button.top + button.bottom - row.top - row.bottom) / 2)).toBeLessThan(1.5);
});

test.each([
  ['with places', columns],
  ['without places', columns.map(({ key, label }) => ({ key, label }))],
])('on a phone the whole record %s opens it, and what stands in a cell is still in reach', async (_, shown) => {
  await page.viewport(390, 800);
  const opened: number[] = [];
  const pressed: string[] = [];
  const open = { head: 'Details', label: (id: string) => `Details of ${id}`, onOpen: (index: number) => opened.push(index) };
  const name = (
    <button type="button" onClick={(event) => (event.stopPropagation(), pressed.push('name'))}>
      ana***
    </button>
  );
  const [first] = rows;
  await mount(
    <RecordTable caption="Winners" columns={shown} rows={[{ ...first!, cells: { ...first!.cells, name } }]} open={open} />,
  );
  const opener = page.getByRole('button', { name: 'Details of 1' });
  const row = document.querySelector('tbody tr')!.getBoundingClientRect();
  const box = opener.element().getBoundingClientRect();
  expect([box.left, box.top, box.width, box.height]).toEqual([row.left, row.top, row.width, row.height]);
  await userEvent.click(opener, { position: { x: 20, y: 4 } });
  expect(opened).toEqual([0]);
  await userEvent.click(page.getByRole('button', { name: 'ana***' }));
  expect([pressed, opened]).toEqual([['name'], [0]]);
});

test('a press that ends marking a text of a row does not open it; one with nothing marked, and its button, do', async () => {
  await page.viewport(1280, 800);
  const opened: number[] = [];
  const open = { head: 'Details', label: (id: string) => `Details of ${id}`, onOpen: (index: number) => opened.push(index) };
  await mount(<RecordTable caption="Winners" columns={columns} rows={rows} open={open} />);
  const cell = page.getByRole('cell', { name: '$1,200.00' });
  getSelection()!.selectAllChildren(cell.element());
  cell.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(opened).toEqual([]);
  page.getByRole('button', { name: 'Details of 1' }).element().focus();
  getSelection()!.selectAllChildren(cell.element());
  document.querySelector<HTMLElement>('tbody button')!.click();
  expect(opened).toEqual([0]);
  getSelection()!.removeAllRanges();
  await userEvent.click(cell);
  expect(opened).toEqual([0, 0]);
});
