import type { FormRow, Try } from './formRow.fixture.ts';
import type { Tab } from './tab.fixture.tsx';
import type { TestPlatform } from './platform.fixture.ts';

/** How long the code of a part that opens on use may take. */
const PART_MS = 1_500;

/** Presses the last of them, when there is one. */
const press = (selector: string) => async () => {
  const last = () => [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
  const until = performance.now() + PART_MS;
  while (last() === undefined && performance.now() < until) await new Promise((done) => setTimeout(done, 50));
  last()?.click();
};
const paymentPassword = '482913';
/** Told with its amount only by a later read of the records. */
const foundLater: readonly Try[] = [{ network: 'lost', action: 'records unreadable' }];

/** The row of a disbursed withdrawal, and the dialog that asks about it. */
async function askReceipt(tab: Tab, platform: TestPlatform): Promise<void> {
  const { rows } = (await platform.read('withdrawRecords', '?pageNo=1&pageSize=50')) as { rows: Record<string, unknown>[] };
  const row = rows.find(({ status }) => status === 'DISBURSED') ?? rows[0];
  const params = Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, String(value ?? '')]));
  void tab.portal().overlay.openModal('withdrawReceiptModal', params);
}

export const rows: readonly FormRow[] = [
  {
    form: 'deposit',
    call: 'applyDeposit',
    panel: 'depositv2',
    choose: '[data-channel="lume-pay"]',
    fields: { amount: '4000' },
    presses: ['[data-action="depositNext"]', '[data-action="applyDeposit"]'],
    done: /Waiting for your payment|Pay exactly|I have paid/,
  },
  {
    form: 'withdrawal',
    call: 'applyWithdraw',
    panel: 'withdraw',
    choose: 'label:last-of-type input[name="cardId"]',
    known: [[{ network: '503', action: 'maintenance' }]],
    fields: { amount: '20' },
    secrets: { paymentPassword },
    presses: ['[data-action="applyWithdraw"]', '[data-action="confirmApplyWithdraw"]'],
    done: /Your withdrawal was requested/,
  },
  {
    form: 'receipt',
    once: true,
    call: 'confirmWithdraw',
    panel: 'withdraw',
    prepare: (platform) => platform.control('/scenario', { name: 'withdrawals' }),
    show: askReceipt,
    choose: 'input[value="PARTIALLY_RECEIVED"]',
    fields: { receivedAmount: '5' },
    presses: ['[data-action="confirmWithdraw"]', '[data-action="confirmConfirmWithdraw"]'],
    done: /Under review|declared/i,
  },
  {
    form: 'receipt with proof',
    once: true,
    call: 'confirmWithdraw',
    panel: 'withdraw',
    prepare: (platform) => platform.control('/scenario', { name: 'withdrawals' }),
    show: askReceipt,
    choose: 'input[value="NOT_RECEIVED"]',
    hasPicture: true,
    known: [[{ network: 'dropped', action: 'reload' }]],
    fields: { remark: 'Nothing has come' },
    presses: ['[data-action="confirmWithdraw"]', '[data-action="confirmConfirmWithdraw"]'],
    done: /Under review|declared/i,
  },
  {
    form: 'vendor transfer',
    known: [foundLater],
    call: 'walletTransfer',
    panel: 'transferFund',
    fields: { amount: '5' },
    presses: ['[data-action="transfer"]', '[data-action="confirmTransfer"]'],
    done: /\d is now in: \w/,
  },
  {
    form: 'recall',
    once: true,
    rowsOfKey: 'many',
    known: [[{ network: 'answer', action: 'reload' }]],
    call: 'walletRecall',
    panel: 'transferFund',
    presses: ['[data-action="recallAll"]', '[data-action="confirmRecall"]'],
    done: /back in your main wallet/,
  },
  {
    form: 'transfer to the upline',
    known: [foundLater],
    call: 'walletTransfer',
    panel: 'transferUpline',
    fields: { amount: '5', remark: 'Rent' },
    secrets: { paymentPassword },
    presses: ['[data-action="transferUpline"]', '[data-action="confirmUpline"]'],
    done: /\d sent to \w/,
  },
  {
    form: 'raffle',
    once: true,
    call: 'claimRaffle',
    panel: 'rewardCenter',
    presses: ['[data-action="claimRaffle"]'],
    done: /You have drawn|Claimed/,
  },
  {
    form: 'red envelope',
    call: 'openRedEnvelope',
    panel: 'rewardCenter',
    show: press('[data-kind="redEnvelope"] button'),
    presses: ['[data-action="openRedEnvelope"]'],
    done: /Open the next/,
  },
  {
    form: 'reward',
    once: true,
    call: 'claimReward',
    panel: 'rewardCenter',
    // the last one asks for a contact
    show: press('li [data-action="claimReward"]'),
    fields: { socialId: '84912000001' },
    presses: ['form [data-action="claimReward"]'],
    done: /Reward claimed/,
  },
  {
    form: 'mission',
    once: true,
    call: 'claimMission',
    panel: 'missionLeaderboard',
    show: press('[role="tab"][id$="once"], [role="tab"][id*="ONCE"]'),
    presses: ['[data-action="claimMission"]', '[role="alertdialog"] button:last-of-type'],
    done: /[Cc]laimed/,
  },
  {
    form: 'bank card',
    once: true,
    call: 'addBankCard',
    panel: 'securityCenter',
    at: 'row=bankCards',
    show: press('[data-action="addBankCard"]'),
    choose: 'select[name="bank"]',
    fields: { accountNumber: '5550001234', branch: 'Centro' },
    presses: ['[data-row="bankCards"] [data-action="save"]'],
    done: /The bank card is added/,
  },
  {
    form: 'transaction password',
    reconciles: false,
    call: 'setPaymentPassword',
    panel: 'securityCenter',
    at: 'row=paymentPassword',
    secrets: { oldPassword: paymentPassword, newPassword: '602914', confirmNewPassword: '602914' },
    presses: ['[data-row="paymentPassword"] [data-action="save"]'],
    done: /Your transaction password is saved/,
  },
  {
    form: 'mobile number',
    once: true,
    reconciles: false,
    call: 'bindMobile',
    panel: 'securityCenter',
    at: 'row=mobile',
    code: (platform) => platform.code('smsBind', { mobileNum: '912000077', countryDialingCode: '84' }),
    fields: { mobileNum: '912000077' },
    presses: ['[data-row="mobile"] [data-action="save"]'],
    done: /Saved\./,
  },
  {
    form: 'e-mail address',
    once: true,
    reconciles: false,
    call: 'bindEmail',
    panel: 'securityCenter',
    at: 'row=email',
    code: (platform) => platform.code('emailBind', { email: 'nova@mail.example' }),
    fields: { email: 'nova@mail.example' },
    presses: ['[data-row="email"] [data-action="save"]'],
    done: /Saved\./,
  },
  {
    form: 'contact ids',
    reconciles: false,
    call: 'saveProfile',
    panel: 'securityCenter',
    at: 'row=contacts',
    fields: { zalo: '84912345678', telegram: 'marina_d' },
    presses: ['[data-row="contacts"] [data-action="save"]'],
    done: /Saved\./,
  },
];
