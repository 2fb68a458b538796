import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalProvider } from '#state/portal/PortalProvider.tsx';
import { useRead } from './useRead.ts';

function Shown({ pageNo }: { pageNo: number }) {
  const { data } = useRead('favouriteList', { pageNo, pageSize: 1 }, { freshMs: 0 });
  return <output>{data === undefined ? '' : `${pageNo} ${data.total}`}</output>;
}

const shown = () => document.querySelector('output')?.textContent;

test('the answer to the latest request is shown, whatever the order of the replies (F19)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      async (asked, order) => {
        const waiting: (() => void)[] = [];
        const portal = testPortal({
          reply: ({ request }) => {
            const { pageNo } = request as { pageNo: number };
            return new Promise((resolve) => waiting.push(() => resolve({ content: [], total: pageNo })));
          },
        });
        const view = (pageNo: number) => (
          <PortalProvider portal={portal}>
            <Shown pageNo={pageNo} />
          </PortalProvider>
        );
        const show = await mount(view(asked[0] ?? 1));
        for (const pageNo of asked.slice(1)) {
          await settle(() => show(view(pageNo)));
          // some replies arrive in between
          const next = order.next().value ?? 0;
          if (waiting.length > 0 && next % 3 === 0) await settle(() => waiting.splice(next % waiting.length, 1)[0]?.());
          // never shows an older answer for a newer request
          expect(['', `${pageNo} ${pageNo}`]).toContain(shown());
        }
        const last = asked.at(-1) ?? 1;
        const come = async () => {
          const next = order.next().value ?? 0;
          await settle(() => waiting.splice(next % Math.max(waiting.length, 1), 1)[0]?.());
          expect(['', `${last} ${last}`]).toContain(shown());
          return shown() !== '' && waiting.length === 0;
        };
        await expect.poll(come, { interval: 4 }).toBe(true);
        expect(shown()).toBe(`${last} ${last}`);
        await show(null);
      },
    ),
    { numRuns: 40, seed: 20261122 },
  );
});
