import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { contractOf, openContracts, pageOf } from '#features/contracts/contracts.fixture.ts';
import { bare, card, open } from '#features/security-centre/securityPanel.fixture.tsx';
import { PictureCard } from '#ui/content/PictureCard.tsx';
import { RadioCard } from '#ui/controls/RadioCard.tsx';
import { ActionRows } from '#ui/data/ActionRows.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';

const names = [
  ['words', 'Ana Martins '.repeat(1_700)],
  ['one word', 'x'.repeat(20_000)],
  ['lines', 'Ana\n'.repeat(5_000)],
] as const;
const HIGHEST = 480;

beforeEach(() => page.viewport(390, 844));
afterEach(() => sessionStorage.clear());

/** Rows that are higher than any row needs to be, or wider than the page. */
function tooLarge(rows: string): string[] {
  const found = [...document.querySelectorAll(rows)];
  expect(found.length).toBeGreaterThan(0);
  return found
    .map((row) => ({ row, ...row.getBoundingClientRect().toJSON() }) as DOMRect & { row: Element })
    .filter(({ height, width }) => height > HIGHEST || width > innerWidth)
    .map(({ row, height, width }) => `${row.tagName} ${row.textContent.slice(0, 20)}: ${width} × ${height}`);
}

test.each(names)('rows of the security centre have a limit: %s', async (_, name) => {
  const state = { ...bare, payeeName: name, contacts: { telegram: name }, mobile: name, email: name };
  const logins = [{ time: 1_800_000_000_000, ip: name, device: name, place: name }];
  await open({
    state: { ...state, logins },
    cards: [{ ...card, bankName: name, accountName: name, maskedNumber: name }],
    row: 'bankCards',
  });
  await expect.poll(() => document.querySelector('[data-row="bankCards"] li')).not.toBeNull();
  expect(tooLarge('[data-row="bankCards"] li, [data-row="logins"] li, [data-row="payeeName"], [data-row="contacts"]')).toEqual(
    [],
  );
});

test.each(names)('the lines of contracts have a limit: %s', async (_, name) => {
  const app = await openContracts(
    {
      contracts: ({ status }: { status: string }) =>
        pageOf(status === 'accepted' ? [contractOf({ account: name, status: 'accepted' })] : []),
    },
    { on: ['salary', 'dividend'] },
  );
  await app.modal('contractsOfModal', { account: name });
  await expect.poll(() => document.querySelector('[data-action="terminate"]')).not.toBeNull();
  expect(tooLarge('dialog :is(h2, h3, li, dl > div)')).toEqual([]);
});

test.each(names)('cards and lists have a limit: %s', async (_, name) => {
  await mount(
    <>
      <ActionRows
        label="Rows"
        rows={[{ key: '1', text: name, note: name, action: 'Open', actionLabel: 'Open', onAct: () => undefined }]}
      />
      <ul>
        <PictureCard picture={null}>
          <h3 className="h-s">{name}</h3>
          <p>{name}</p>
          <span className="small subtle">{name}</span>
        </PictureCard>
      </ul>
      <RadioCard name="channel" value="1" selected={false} onSelect={() => undefined}>
        <b>{name}</b>
      </RadioCard>
    </>,
  );
  expect(tooLarge('li, label')).toEqual([]);
});
