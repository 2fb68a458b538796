import { typedAmount } from '#engine/money/amount.ts';
import type { Point } from './engine.ts';
import { hasAgents, hasPath, slot, type Step } from './step.ts';

const tiles = slot('page/lobby', 'article');
const star = `${tiles} button[aria-pressed]`;
const isPath = (path: string) => `location.pathname + location.search === ${JSON.stringify(path)}`;

/** What members and agents do. */
export const memberSteps: readonly Step[] = [
  {
    name: 'lobby and its search',
    needs: hasPath('/rng'),
    walk: async ({ open, press, see, until, fill, textOf, say, measure }) => {
      await open('/rng', { as: 'member01' });
      await see(tiles, 20);
      await measure('lobby');
      await press({ css: 'button', text: say('portal:page_number', { number: 2 }) });
      await until(isPath('/rng?page=2'), 'the second page');
      await see(tiles, 20);
      const name = await textOf(`${tiles} p`);
      await fill('input[type="search"], [role="searchbox"]', name);
      await until(`new URLSearchParams(location.search).get('name') === ${JSON.stringify(name)}`, 'the address has the name');
      await until(
        `walk.all({ css: ${JSON.stringify(tiles)} }).every(({ innerText }) => innerText.includes(${JSON.stringify(name)}))`,
        'games of that name only',
      );
    },
  },
  {
    name: 'a failed favourite is told, and the page can be used',
    needs: hasPath('/rng'),
    walk: async (walker) => {
      const { open, press, see, gone, until, measure, say } = walker;
      await open('/rng', { as: 'member01' });
      await see(tiles, 20);
      await walker.sandbox.fault('favouriteAdd', '500');
      await press(star);
      const toast = 'section[popover]';
      await see({ css: toast, has: say('errors:service_unavailable') });
      await measure('message');
      await until(
        `walk.all({ css: '${toast}' }).every((region) => region.getBoundingClientRect().height < 200)`,
        'the message is not higher than its text',
      );
      await walker.sandbox.clearFaults();
      // far from the message
      await press(star, 3);
      await until(`walk.all({ css: ${JSON.stringify(star)} })[3].ariaPressed === 'true'`, 'the press reaches the page');
      await press(`${toast} button`);
      await gone(toast);
    },
  },
  {
    name: 'a link that signs in is told',
    walk: async (walker) => {
      const { open, see, say, press, gone, measure, tab, value, until } = walker;
      await open('/vip');
      const token = await walker.sandbox.tokenOf('member01');
      await tab.goto(`${await value<string>('location.origin')}/register?token=${token}`);
      const toast = 'section[popover]';
      await see({ css: toast, has: say('portal:signed_in_as', { name: 'member01' }) });
      await until(`!location.search.includes('token')`, 'the address has no token');
      await measure('signed in by a link');
      await press({ css: `${toast} button`, text: say('portal:not_you_sign_out') });
      await gone(toast);
      await until(`sessionStorage.getItem('token') === null`, 'there is no session');
    },
  },
  {
    name: 'a game and back',
    needs: hasPath('/rng'),
    walk: async ({ open, press, see, gone, until, say }) => {
      await open('/rng?vendor=LUM', { as: 'member01' });
      await see(tiles, 20);
      await press(`${tiles} button`);
      await until(`location.pathname !== '/rng'`, 'the game has a page of its own');
      await see('iframe');
      await press({ css: 'button', text: say('launch:back_to_games') });
      await gone('iframe');
      await until(isPath('/rng?vendor=LUM'), 'the lobby as it was');
      await until(`history.state.idx === 0`, 'no way back into the game');
      await see(tiles, 20);
    },
  },
  {
    name: 'a sports book and back',
    needs: hasPath('/sports'),
    walk: async ({ open, press, see, gone, until, say, measure }) => {
      const card = slot('page/lobby', 'article');
      await open('/sports', { as: 'member01' });
      await see(card, 2);
      await measure('sports');
      await press(`${card} button`);
      await until(`location.pathname !== '/sports'`, 'the game has a page of its own');
      await see('iframe');
      await press({ css: 'button', text: say('launch:back_to_games') });
      await gone('iframe');
      await until(isPath('/sports'), 'the lobby as it was');
    },
  },
  {
    name: 'a deposit until it waits',
    walk: async ({ open, press, see, fill, isThere, measure }) => {
      await open('/promotions?centre=member.depositv2', { as: 'member01' });
      const panel = slot('panel/deposit');
      await see(`${panel} [data-channel]`);
      await measure('deposit');
      await press(`${panel} [data-channel="aurora-bank"]`);
      await fill(`${panel} input[name="amount"]`, '4000');
      if (await isThere(`${panel} input[name="payerName"]`)) await fill(`${panel} input[name="payerName"]`, 'Marina Duarte');
      await press(`${panel} [data-action="depositNext"]`);
      await see('[data-action="applyDeposit"]');
      await measure('question before the deposit');
      await press('[data-action="applyDeposit"]');
      await see(`${panel} [data-status="PENDING"]`);
      await measure('deposit that waits');
    },
  },
  {
    name: 'records with a filter and details',
    walk: async ({ open, press, see, until, key, gone, value, say, measure }, { isPhone }) => {
      await open('/promotions?centre=member.transactionHistory', { as: 'member01' });
      const panel = slot('panel/transactionHistory');
      const row = isPhone ? `${panel} [data-row]` : `${panel} tbody tr`;
      await see(row, 5);
      await measure('records');
      if (isPhone) await press({ css: `${panel} button`, text: say('records:filters') });
      const select = `${panel} select[name="type"]`;
      // the list of a select is drawn by the system
      await value(`(() => {
        const select = document.querySelector(${JSON.stringify(select)});
        const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set;
        set.call(select, 'PAYOUT');
        select.dispatchEvent(new Event('change', { bubbles: true }));
      })()`);
      await until(`location.search.includes('c.type=PAYOUT')`, 'the filter stands in the address');
      await see({ css: row, has: say('records:type_PAYOUT') });
      // on a phone a button covers the whole card
      await press(isPhone ? row : `${row} [data-column="time"]`);
      const detail = { css: 'dialog[open] h2', text: say('records:details') };
      await see(detail);
      await measure('details of a record');
      await key('Escape');
      await gone(detail);
    },
  },
  {
    name: 'columns in another order by dragging',
    // cards have the order of the table
    width: 1280,
    walk: async ({ tab, open, press, see, until, value, still, say }) => {
      await open('/promotions?centre=member.transactionHistory', { as: 'member01' });
      const panel = slot('panel/transactionHistory');
      await see(`${panel} tbody tr`, 5);
      await press({ css: `${panel} button`, text: say('records:columns') });
      const handles = 'dialog[open] li button[aria-describedby]';
      await see(handles, 4);
      await still();
      const all = `walk.all({ css: ${JSON.stringify(handles)} })`;
      const names = await value<string[]>(`${all}.map(walk.wordsOf)`);
      const [first, , third] = await value<Point[]>(`${all}.map((handle) => {
        const { left, top, width, height } = handle.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      })`);
      // a row is passed where its middle is reached
      await tab.drag(first!, { x: third!.x, y: third!.y + 6 });
      const wanted = [names[1], names[2], names[0], ...names.slice(3)];
      await until(`String(${all}.map(walk.wordsOf)) === ${JSON.stringify(String(wanted))}`, `the order ${String(wanted)}`);
    },
  },
  {
    name: 'an offer of a contract',
    needs: hasAgents,
    walk: async ({ open, press, see, fill, isThere, say, measure, snapshot }) => {
      await open('/?centre=agent.agentHourSalary&c.view=downline', { as: 'agent001' });
      const panel = slot('panel/agentHourSalary');
      await see(`${panel} [data-action="offerContract"]`);
      await measure('contracts');
      await press(`${panel} [data-action="offerContract"]`);
      const form = slot('modal/contractOfferModal');
      await see(form);
      await measure('offer');
      await fill(`${form} input[name="account"]`, 'agent002');
      await fill(`${form} input[name="betAmount"]`, '0');
      await fill(`${form} input[name="rate"]`, typedAmount('0.7', snapshot.texts.language));
      // it moves the button
      await see(`${form} [data-preview="allowed"]`);
      await press('[data-action="confirmOffer"]');
      await press(`${form} [data-action="offerContract"]`);
      await see({ css: form, has: say('contracts:sent', { account: 'agent002' }) });
      if (await isThere(`${form} [role="alert"]`)) throw new Error('the sent offer shows a failure');
    },
  },
];
