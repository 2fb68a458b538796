import { kindFlags } from '#engine/contracts/kinds.ts';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';

/** One value for the whole call, or by the values of a field of the request; `otherwise` is that of any other request, or none. */
export type ByRequest<Value> =
  | Value
  | { readonly field: string; readonly values: Readonly<Record<string, Value>>; readonly otherwise?: Value };

/** Nodes of the whitelabel tree that open a call. */
type CallFlag = (typeof kindFlags)[keyof typeof kindFlags] | 'RGLIMITS3' | 'RGPAUSE3' | 'RGSELFEX3';

/** For whom and when the platform answers a call. */
export interface CallAccess {
  /**
   * `real`: for real accounts; a demo account gets 403 `in_need_true_account`. `agent`: for members of the brand's
   * `agent.centreTypes`; other real accounts get 403 `error_not_agent`. The portal asks no such call.
   */
  readonly role?: ByRequest<'agent' | 'real'>;
  /** While this flag is off, all get 403 `in_function_not_open`. */
  readonly flag?: ByRequest<CallFlag>;
  /**
   * Nodes of the whitelabel tree without which the handler refuses every such request, or one kind of it, with
   * `in_function_not_open`.
   */
  readonly nodes?: readonly string[];
  /** Answered also while the site is closed by maintenance or region; others get 503. */
  readonly whenClosed?: true;
}

const agent: CallAccess = { role: 'agent' };
const real: CallAccess = { role: 'real' };
const whenClosed: CallAccess = { whenClosed: true };

const flagOfKind = { field: 'kind', values: kindFlags } as const;
const roleOfScope: ByRequest<'agent' | 'real'> = { field: 'scope', values: { DIRECT: 'agent', TEAM: 'agent' } };
/** Offers and ends are an agent's; a member accepts or rejects. */
const roleOfAction = { field: 'action', values: { OFFER: 'agent', TERMINATE: 'agent' }, otherwise: 'real' } as const;

const rows: { readonly [Name in EndpointName]?: CallAccess } = {
  addBankCard: real,
  agentAccountTemplates: agent,
  agentAnnouncements: agent,
  agentCreateAccount: agent,
  agentDownlines: agent,
  agentProfitLoss: agent,
  agentRegisterLinks: agent,
  agentRevenueReport: agent,
  agentTeamOverview: agent,
  announcements: whenClosed,
  announcementsV2: whenClosed,
  applyDeposit: real,
  applyPromotion: real,
  applyWithdraw: real,
  bindEmail: real,
  bindMobile: real,
  cancelDeposit: real,
  changePassword: real,
  chatUrl: { ...real, nodes: ['CBS3'] },
  claimMission: real,
  claimRaffle: real,
  claimReward: real,
  confirmWithdraw: real,
  contractPreview: { role: { field: 'action', values: { OFFER: 'agent' }, otherwise: 'real' }, flag: flagOfKind },
  contractRecords: { role: { field: 'scope', values: { DOWNLINE: 'agent' }, otherwise: 'real' }, flag: flagOfKind },
  contracts: { role: { field: 'scope', values: { DOWNLINE: 'agent', SENT: 'agent' }, otherwise: 'real' }, flag: flagOfKind },
  convertPoint: real,
  countryCodes: whenClosed,
  createRegisterLink: agent,
  customerService: whenClosed,
  dailySalary: { role: roleOfAction, flag: kindFlags.dailySalary },
  deleteRegisterLink: agent,
  depositPaid: real,
  dividend: { role: roleOfAction, flag: kindFlags.dividend },
  domainRoute: whenClosed,
  emailBind: real,
  freeplay: { nodes: ['FREEPLAY3'] },
  helpCenter: whenClosed,
  hourSalary: { role: roleOfAction, flag: kindFlags.hourSalary },
  login: { nodes: ['MOBILEVERCODELOGIN3'] },
  keepLimit: { ...real, flag: 'RGLIMITS3' },
  logoutOthers: { ...real, nodes: ['LOGOUTALL3'] },
  memBetDet: { role: roleOfScope },
  memTransDet: { role: roleOfScope },
  messageDelete: real,
  messageRead: real,
  noteRealityCheck: real,
  openRedEnvelope: { ...real, nodes: ['PROMOWELCOME3'] },
  passwordByPhone: { nodes: ['CHNGPASSVERIF3'] },
  pausePlay: { ...real, flag: 'RGPAUSE3' },
  permission: whenClosed,
  playStatement: real,
  protection: real,
  protectionRecords: real,
  realityChecks: real,
  realTimeSalary: { role: roleOfAction, flag: kindFlags.realTimeSalary },
  redEnvelopes: { nodes: ['PROMOWELCOME3'] },
  redeemPoint: real,
  register: { nodes: ['DIRECTREG3', 'USERNAMEREG3'] },
  registerMobile: { nodes: ['DIRECTREG3', 'MOBILEREG3'] },
  registerSettings: whenClosed,
  removeBankCard: real,
  saveProfile: real,
  selfExclude: { ...real, flag: 'RGSELFEX3' },
  setLimit: { ...real, flag: 'RGLIMITS3' },
  setPaymentPassword: real,
  setTwoStep: real,
  smsBind: real,
  smsForgot: { nodes: ['CHNGPASSVERIF3'] },
  smsLogin: { nodes: ['MOBILEVERCODELOGIN3'] },
  smsRegister: { nodes: ['DIRECTREG3'] },
  systemStatus: whenClosed,
  walletRecall: real,
  walletTransfer: { role: { field: 'type', values: { DOWNLINE: 'agent' }, otherwise: 'real' } },
  whitelabel: whenClosed,
};

/** For whom and when a call is answered; anybody with a token, while the site is open, where the table has no row. */
export const accessOf = (name: EndpointName): CallAccess => rows[name] ?? {};
