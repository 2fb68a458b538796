// covers: contracts, centre, header, login, register, register-success
import type { ContractKind } from '#contract/types.ts';
import {
  answer,
  edit,
  expectEnd,
  fillOffer,
  inStatus,
  kinds,
  money,
  offer,
  openTab,
  rowOf,
  showTab,
  typed,
} from './support/contracts.ts';
import { lose, registerBelow } from './support/downlines.ts';
import { deepOnly, isDeep } from './support/selection/depth.ts';
import { inPlace } from './support/checks/inPlace.ts';
import { otherPerson } from './support/otherPerson.ts';
import { expect, test } from './support/portal.ts';
import { logIn } from './support/visitor.ts';

// three browsers in turn are slow on a busy machine

inPlace({ brand: 'mayloc', width: 1280 }, () => {
  test(
    'an agent offers each kind; the downline is told after the sign-in, accepts, and both see what ended and why',
    deepOnly,
    async ({ portal, browser }) => {
      const { say } = portal;
      const rates: Readonly<Record<ContractKind, string>> = {
        dividend: '22',
        dailySalary: '0.6',
        hourSalary: '0.6',
        realTimeSalary: '0.6',
      };
      // two kinds show that each has a panel and an answer of its own
      const offered = isDeep ? kinds : kinds.slice(0, 2);
      const ids: string[] = [];
      for (const kind of offered) {
        const panel = await (ids.length === 0
          ? openTab(portal, kind, 'downline', 'agent001')
          : showTab(portal, kind, 'downline'));
        ids.push(await offer(portal, panel, { kind, to: 'agent002', rate: rates[kind] }));
        await expect(rowOf(panel, ids.at(-1) ?? '')).toContainText(say('records:status_offered'));
      }

      const downline = await otherPerson(portal, browser);
      await downline.open('/');
      await logIn(downline, 'agent002');
      const told = downline.page.getByRole('dialog', { name: say('contracts:offers_title') });
      await expect(told).toContainText(say('contracts:offers_text', { count: offered.length }));
      await told.getByRole('button', { name: say('contracts:offers_show') }).click();
      const requests = downline.slot('panel/contractRequests');
      await expect(requests.locator('[data-row]')).toHaveCount(offered.length);
      for (const id of ids) {
        await answer(downline, rowOf(requests, id), 'accept');
        await expect(rowOf(requests, id)).toHaveCount(0);
      }
      await expect(requests).toHaveAttribute('data-state', 'empty');

      const mine = await openTab(downline, 'dividend', 'mine');
      await expect(inStatus(downline, mine, 'accepted')).toHaveCount(1);
      await expectEnd(downline, inStatus(downline, mine, 'terminated').first(), 'REPLACED', 'agent002');
      const below = await openTab(portal, 'dividend', 'downline');
      await expect(rowOf(below, ids[0] ?? '')).toContainText(say('records:status_accepted'));
      await expectEnd(portal, inStatus(portal, below, 'terminated').first(), 'REPLACED', 'agent002');
    },
  );
});

inPlace({ brand: 'folia', width: 390 }, () => {
  test(
    'a better contract above ends the one below and both are told why; salary is paid every five minutes until the end',
    deepOnly,
    async ({ portal, browser }) => {
      const { say, sandbox } = portal;
      const kind = 'realTimeSalary';
      const middle = await otherPerson(portal, browser);
      const low = await otherPerson(portal, browser);
      const account = await registerBelow(low);

      const lowId = await offer(middle, await openTab(middle, kind, 'downline', 'agent002'), { kind, to: account, rate: '0.4' });
      const requests = await openTab(low, kind, 'requests');
      await answer(low, rowOf(requests, lowId), 'accept');

      const topId = await offer(portal, await openTab(portal, kind, 'downline', 'agent001'), {
        kind,
        to: 'agent002',
        rate: '0.8',
      });
      const offered = await showTab(middle, kind, 'requests');
      await rowOf(offered, topId).locator('[data-action="accept"]').click();
      const question = middle.slot('modal/contractAnswerModal');
      await expect(question.getByText(account, { exact: true })).toBeVisible();
      await question.locator('[data-action="confirmAccept"]').click();
      await expect(question.getByText(say('contracts:done_ACCEPT'))).toBeVisible();
      await middle.page.keyboard.press('Escape');
      await expect(question).toBeHidden();

      await expectEnd(low, rowOf(await showTab(low, kind, 'mine'), lowId), 'HIGHER_ABOVE', 'agent002');
      await expectEnd(middle, rowOf(await showTab(middle, kind, 'downline'), lowId), 'HIGHER_ABOVE', 'agent002');

      await lose(portal, 'agent002', '200.00');
      await sandbox.clock(300_000);
      const records = await showTab(middle, kind, 'records');
      const amounts = records.locator('[data-row] [data-column="amount"]');
      await expect(amounts.filter({ hasText: money(portal, '1.60') }).first()).toBeVisible();

      const below = await openTab(portal, kind, 'downline');
      await below.locator('[data-action="showSent"]').click();
      const sent = portal.slot('panel/contractRequests');
      await answer(portal, rowOf(sent, topId), 'terminate');
      await expectEnd(portal, rowOf(sent, topId), 'TERMINATED', 'agent001');
    },
  );
});

inPlace({ brand: 'orvane', width: 390 }, () => {
  test(
    'an offer is rejected, edited and withdrawn, and one that is not worth making is refused with its reason',
    deepOnly,
    async ({ portal, browser }) => {
      const { say } = portal;
      const kind = 'hourSalary';
      const panel = await openTab(portal, kind, 'downline', 'agent001');
      const id = await offer(portal, panel, { kind, to: 'agent002', rate: '0.7' });
      const downline = await otherPerson(portal, browser);
      const requests = await openTab(downline, kind, 'requests', 'agent002');
      await answer(downline, rowOf(requests, id), 'reject');
      await expect(rowOf(requests, id)).toHaveCount(0);
      await openTab(portal, kind, 'downline');
      await expect(rowOf(panel, id)).toContainText(say('records:status_rejected'));

      // an edited offer takes the place of the first, and is withdrawn before it is answered
      const first = await offer(portal, panel, { kind, to: 'agent002', rate: '0.7' });
      const second = await edit(portal, rowOf(panel, first), { kind, to: 'agent002', rate: '0.75' });
      await expectEnd(portal, rowOf(panel, first), 'WITHDRAWN', 'agent001');
      await openTab(downline, kind, 'requests');
      await expect(requests.locator('[data-row]')).toHaveCount(1);
      await expect(rowOf(requests, second)).toContainText(typed(downline, '0.75'));
      await rowOf(requests, second).locator('[data-action="accept"]').click();
      const question = downline.slot('modal/contractAnswerModal');
      await expect(question.locator('[data-action="confirmAccept"]')).toBeEnabled();
      await answer(portal, rowOf(panel, second), 'withdraw');
      await expectEnd(portal, rowOf(panel, second), 'WITHDRAWN', 'agent001');
      await question.locator('[data-action="confirmAccept"]').click();
      await expect(question.getByText(say('contracts:refused_contract_gone'))).toBeVisible();
      await openTab(downline, kind, 'requests');
      await expect(requests).toHaveAttribute('data-state', 'empty');
      await expect(inStatus(downline, await showTab(downline, kind, 'mine'), 'accepted')).toHaveCount(1);

      const own = { rate: `${typed(portal, '1')}%`, paid: say('contracts:every_hour') };
      for (const [to, rate, words] of [
        ['agent002', '0.1', say('contracts:refused_contract_not_higher')],
        ['agent002', '99', say('contracts:fault_not_below_own', own)],
        ['member02', '0.2', say('contracts:refused_contract_not_in_team')],
      ] as const) {
        const form = await fillOffer(portal, panel, { kind, to, rate });
        await form.locator('[data-action="offerContract"]').click();
        await expect(form.getByText(words).first()).toBeVisible();
        await expect(form.locator('[data-action="confirmOffer"]')).toBeDisabled();
        await form
          .getByRole('button', { name: say('portal:close') })
          .first()
          .click();
        await portal.page.getByRole('button', { name: say('writes:leave_form'), exact: true }).click();
        await expect(form).toBeHidden();
      }
    },
  );
});

inPlace({ brand: 'folia', width: 1280 }, () => {
  test(
    'the entry of each kind leads to its contract, requests, contracts of downlines and payments (AGC-10 to AGC-13)',
    deepOnly,
    async ({ portal }) => {
      await portal.open('/?centre=agent', { as: 'agent002' });
      await expect(portal.slot('modal/centre')).toBeVisible();
      for (const kind of kinds) {
        for (const tab of ['mine', 'downline', 'records']) {
          const panel = await showTab(portal, kind, tab);
          await expect(panel, `${kind} ${tab}`).toHaveAttribute('data-state', 'ready');
          await expect(panel.locator('[data-row]').first()).toBeVisible();
          await expect(panel.locator('[data-total="amount"]')).toHaveCount(tab === 'records' ? 2 : 0);
        }
        await expect(await showTab(portal, kind, 'requests')).toHaveAttribute('data-state', 'empty');
      }
    },
  );
});
