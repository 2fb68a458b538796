import type { Contract } from '#contract/types.ts';
import type { FormRow } from './formRow.fixture.ts';
import type { Tab } from './tab.fixture.tsx';
import type { TestPlatform } from './platform.fixture.ts';

const agent = { menu: 'agent', as: 'agent001' } as const;
/** A panel of the agent centre without a form, over which the dialogs open. */
const over = { ...agent, panel: 'agentAnnouncement' } as const;
/** Its rates are whole numbers, which every language writes in the same way. */
const kind = 'dividend';

const openModal = (name: string, params: Record<string, string>) => (tab: Tab) =>
  void tab.portal().overlay.openModal(name, params);

/** Opens the question about the first contract that a query finds, else about one that is gone. */
const askAbout =
  (action: string, query: string) =>
  async (tab: Tab, platform: TestPlatform): Promise<void> => {
    const { rows } = (await platform.read('contracts', `?pageNo=1&pageSize=100&kind=${kind}&${query}`)) as { rows: Contract[] };
    const { id = 'gone', account = '', status = '' } = rows[0] ?? {};
    openModal('contractAnswerModal', { action, kind, id, account, status })(tab);
  };

/** The forms in which an agent sends a write about its team. */
export const agentRows: readonly FormRow[] = [
  {
    form: 'transfer to a downline',
    ...over,
    call: 'walletTransfer',
    show: openModal('downlineTransferModal', { account: 'agent002' }),
    fields: { amount: '5', remark: 'Start' },
    secrets: { paymentPassword: '482913' },
    presses: ['[data-action="transferDownline"]', '[data-action="confirmDownline"]'],
    done: / sent to /,
    // the centre came back above the dialog
    known: [
      [
        { network: '429', action: 'maintenance' },
        { network: '500', action: 'other panel' },
      ],
    ],
  },
  {
    form: 'offer of a contract',
    ...over,
    call: kind,
    show: openModal('contractOfferModal', { kind, account: 'agent002' }),
    // of the last tier of two, with which the form begins
    fields: { periodValidBet: '6000', periodProfitLoss: '60', activeMember: '6', rate: '22' },
    presses: ['[data-action="confirmOffer"]', 'form [data-action="offerContract"]'],
    done: /Offer sent to /,
  },
  {
    form: 'acceptance of a contract',
    once: true,
    ...over,
    as: 'agent002',
    call: kind,
    prepare: (platform) => platform.control('/scenario', { name: 'contract-offers' }),
    show: askAbout('ACCEPT', 'scope=REQUESTS'),
    presses: ['[data-action="confirmAccept"]'],
    done: /You accepted the contract/,
  },
  {
    form: 'end of a contract',
    once: true,
    ...over,
    call: kind,
    show: askAbout('TERMINATE', 'scope=DOWNLINE&status=accepted&account=agent002'),
    presses: ['[data-action="confirmTerminate"]'],
    done: /The contract has ended/,
  },
  {
    form: 'account of a downline',
    ...agent,
    call: 'agentCreateAccount',
    panel: 'registerCenter',
    fields: { username: 'newline07', nickname: 'Lena' },
    secrets: { password: 'Harbour77' },
    presses: ['[data-action="createAccount"]'],
    done: /The account is created/,
  },
  {
    form: 'registration link',
    ...agent,
    call: 'createRegisterLink',
    panel: 'registerCenter',
    at: 'view=links',
    fields: { remark: 'Spring' },
    presses: ['[data-action="createRegisterLink"]'],
    done: /The link is created/,
  },
];
