import { type Bet, type Book, cents, type Deposit, type Member, money } from './book.ts';

interface Asked {
  book: Book;
  member: Member | null;
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** `Idempotency-Key`. */
  key: string;
}

type Reply = { value: unknown } | { refuse: string };

interface Call {
  access: 'visitor' | 'token';
  sealed?: true;
  answer: (asked: Asked) => Reply;
}

const game = {
  nodeId: 7001,
  gameId: 'LAN7',
  gameName: 'Paper Lanterns',
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'HAZ',
  vendor: 'Hazel Works',
  minBet: '0.50',
};

const visitor = (value: unknown): Call => ({ access: 'visitor', answer: () => ({ value }) });
const asMember = (answer: (member: Member, asked: Asked) => Reply): Call => ({
  access: 'token',
  answer: (asked) => (asked.member === null ? { refuse: 'token_invalid' } : answer(asked.member, asked)),
});
const reading = (value: unknown): Call => asMember(() => ({ value }));
const session = (token: string | null, refuse: string): Reply =>
  token === null ? { refuse } : { value: { token, firstTimeLogin: false, passwordExpired: false } };
const field = (minLength: number, maxLength: number) => ({ enabled: true, required: true, minLength, maxLength });
const page = (rows: readonly unknown[], totals: object) => ({ rows, total: rows.length, totalPages: 1, pageNo: 1, totals });
const sum = (amounts: readonly string[]): string => money(amounts.reduce((all, amount) => all + cents(amount), 0));

function within<Row extends { time: number }>(rows: readonly Row[], query: URLSearchParams): Row[] {
  const [from, to] = [Number(query.get('startTime') ?? 0), Number(query.get('endTime') ?? Number.MAX_SAFE_INTEGER)];
  return rows.filter(({ time }) => time >= from && time <= to).toSorted((a, b) => b.time - a.time);
}

function deposit(member: Member, { body, key }: Asked): Reply {
  const known = member.deposits.find(({ requestKey }) => requestKey === key);
  if (known !== undefined) return { value: known };
  const amount = money(cents(String(body['amount'])));
  const referenceNumber = `OWN${String(member.deposits.length + 1).padStart(6, '0')}`;
  const made: Deposit = {
    referenceNumber,
    time: Date.now(),
    channel: 'Harbour Bank',
    channelType: 'BANK',
    amount,
    fee: '0.00',
    toPay: amount,
    status: 'PENDING',
    expiresAt: Date.now() + 900_000,
    isPaid: false,
    payment: {
      details: [
        { key: 'bankName', value: 'Harbour Bank' },
        { key: 'accountNumber', value: '55-0199' },
      ],
    },
    requestKey: key,
  };
  member.deposits.push(made);
  return { value: made };
}

function paid(member: Member, { body }: Asked): Reply {
  const found = member.deposits.find(({ referenceNumber }) => referenceNumber === body['referenceNumber']);
  if (found === undefined) return { refuse: 'invalid_request' };
  if (!found.isPaid) member.cents += cents(found.amount);
  Object.assign(found, { isPaid: true, status: 'CREDITED' });
  return { value: found };
}

/** What the game of a launch calls, which is no call of the portal: a stake of 10 that wins 25. */
function spin({ book, query }: Asked): Reply {
  const member = book.playerOf(query.get('launch') ?? '');
  if (member === null || member.cents < 1_000) return { refuse: 'invalid_request' };
  member.cents += 1_500;
  const bet: Bet = {
    orderNumber: `B${member.bets.length + 1}`,
    time: Date.now(),
    category: 'RNG',
    vendor: 'HAZ',
    vendorName: 'Hazel Works',
    gameName: game.gameName,
    betAmount: '10.00',
    validBet: '10.00',
    payout: '25.00',
    profit: '15.00',
    status: 'WON',
  };
  member.bets.push(bet);
  return { value: money(member.cents) };
}

function profit({ bets }: Member): Reply {
  const total = {
    category: 'RNG',
    bets: bets.length,
    betAmount: sum(bets.map(({ betAmount }) => betAmount)),
    payout: sum(bets.map(({ payout }) => payout)),
    profit: sum(bets.map((bet) => bet.profit)),
  };
  return { value: { rows: bets.length === 0 ? [] : [total], totals: { ...total, category: 'ALL' } } };
}

const listOf = (games: readonly unknown[]) => ({ games, totalPages: 1, total: games.length });
const paged = (games: readonly unknown[]) => ({ list: games, totalPages: 1, total: games.length });

/** The calls by method and path. An address that is none of them is answered with 404, as the document says. */
export const calls: Readonly<Record<string, Call>> = {
  'GET /wps/system/permission': visitor({
    info: { register: { captchaEnabled: false }, imageCDNs: [], launchGameCDNs: ['https://play.folia.example'] },
    location: { ip: '192.0.2.1', country: 'BR' },
    maintenance: false,
    regionRestriction: false,
    maintenanceEndTime: null,
  }),
  'GET /wps/system/whitelabel': visitor(['DIRECTREG3', 'USERNAMEREG3'].map((modId) => ({ modId, enabled: '1' }))),
  'GET /wps/system/setting/register': visitor({ username: field(4, 15), password: field(8, 20) }),
  'GET /wps/relay/MCSFE_getListAnnouncements': visitor({
    player: [{ id: 1, title: 'Porto novo', content: 'O porto abriu.', date: Date.UTC(2026, 9, 1) }],
    banners: [],
    popup: [],
    promotion: [],
  }),
  'GET /wps/system/status': visitor(0),
  'GET /wps/system/domainRoute': visitor({ domainList: [] }),
  'GET /wps/system/countryCode': visitor([{ countryCode: 'BR', countryDialingCode: '55' }]),
  'GET /wps/relay/GCSGAME_newGameVendor': visitor({
    data: { lanes: [{ gameCategory: 'RNG', cards: [{ vassalage: 'HAZ', name: 'Hazel Works', isGame: null }] }] },
  }),
  'GET /wps/relay/GCSGAME_hotGamesV2': visitor({ list: [game] }),
  'GET /lgw/games/popular': visitor([]),
  'GET /lgw/games/next/numero': visitor([]),
  'GET /wps/relay/GCSGAME_getRankList': visitor([]),
  'PUT /wps/member/register': {
    access: 'visitor',
    sealed: true,
    answer: ({ book, body }) => session(book.register(String(body['username']), String(body['password'])), 'username_taken'),
  },
  'POST /wps/session/login': {
    access: 'visitor',
    sealed: true,
    answer: ({ book, body }) => session(book.signIn(String(body['username']), String(body['password'])), 'wrong_password'),
  },
  'DELETE /wps/session/logout': asMember((member, { book }) => {
    book.signOut(member);
    return { value: null };
  }),
  'GET /wps/member/info': asMember(({ id, account }) => ({ value: { id, account, type: 0 } })),
  'GET /wps/member/info/funds/consolidated': reading({}),
  'GET /wps/member/info/icon': reading({ icon: null }),
  'GET /wps/relay/MCSFE_getPlayerAvatar': reading({ url: null }),
  'PUT /wps/member/language': reading(null),
  'GET /wps/v2/wallets/balance': asMember((member) => ({
    value: { sumBalance: money(member.cents), balance: money(member.cents), unread: 0 },
  })),
  'GET /wps/relay/CSP_unreadCount': reading({ unreadCount: 0 }),
  'GET /wps/v2/relay/CSP_unreadCount': reading({ unreadCount: 0 }),
  'GET /wps/relay/MCSFE_getFavoriteGames': reading([]),
  'GET /wps/relay/MCSFE_getFavoriteGamesList': reading({ content: [], totalPages: 1, total: 0 }),
  'GET /wps/relay/ODSFE2_MemProfitLoss': asMember(profit),
  'GET /wps/relay/GCS_recentGame': reading(paged([])),
  'GET /wps/relay/GCS_merchantWallet': reading({ isSingle: true }),
  'GET /wps/relay/MCS2_getPromotionStates': reading([]),
  'GET /wps/relay/MCS2_getPointBalance': reading({ currentPoint: 0 }),
  'POST /wps/relay/GCSGAME_gameList': reading(listOf([game])),
  'POST /wps/game/launchGame': asMember((member, { book, body }) =>
    body['gameId'] === game.gameId
      ? { value: { game_url: `https://play.folia.example/lanterns?launch=${book.launch(member)}` } }
      : { refuse: 'invalid_request' },
  ),
  'GET /wps/relay/MCS2_getDepositChannels': reading({
    channels: [{ id: 'harbour', type: 'BANK', name: 'Harbour Bank', min: '20.00', max: '5000.00', quickAmounts: ['50.00'] }],
  }),
  'POST /wps/relay/MCS2_applyDeposit': asMember(deposit),
  'POST /wps/relay/MCS2_depositPaid': asMember(paid),
  'GET /wps/relay/MCS2_getDepositRecords': asMember(({ deposits }, { query }) => {
    const reference = query.get('referenceNumber');
    const rows = within(deposits, query).filter((row) => reference === null || row.referenceNumber === reference);
    return { value: page(rows, { amount: sum(rows.map(({ amount }) => amount)), fee: '0.00' }) };
  }),
  'GET /wps/relay/ODSFE2_MemBetDet': asMember(({ bets }, { query }) => {
    const rows = within(bets, query);
    const totals = Object.fromEntries(
      (['betAmount', 'validBet', 'payout', 'profit'] as const).map((name) => [name, sum(rows.map((row) => row[name]))]),
    );
    return { value: page(rows, { bets: rows.length, ...totals }) };
  }),
  'POST /games/spin': { access: 'visitor', answer: spin },
};
