// A platform with names and shapes of its own. Written without the portal's code, as the other half of `brookBrand.ts`.

type Table = Record<string, unknown>;

/** Where a request of the document arrives here; `{…}` is a property of it. */
const addresses: Readonly<Record<string, string>> = {
  'POST /v3/session': 'POST /wps/session/login',
  'POST /v3/session/end': 'DELETE /wps/session/logout',
  'POST /v3/players': 'PUT /wps/member/register',
  'POST /v3/purse': 'GET /wps/v2/wallets/balance',
  'POST /v3/orders': 'POST /wps/relay/MCS2_applyDeposit',
  'POST /v3/orders/{no}/paid': 'POST /wps/relay/MCS2_depositPaid',
  'GET /v3/orders': 'GET /wps/relay/MCS2_getDepositRecords',
};

const codes: Readonly<Record<string, string>> = {
  token_invalid: 'E-TOKEN',
  wrong_password: 'E-LOGIN',
  username_taken: 'E-NAME',
  invalid_request: 'E-REQUEST',
};

const statuses: Readonly<Record<string, number>> = { PENDING: 1, CREDITED: 2 };

/** Amounts of the calls, which are whole cents here, and points in time, which are texts with an offset. */
const amounts = new Set(
  'min max fee quickAmounts amount toPay minBet betAmount validBet payout profit balance sumBalance'.split(' '),
);
const times = new Set('time expiresAt date maintenanceEndTime'.split(' '));

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);

function written(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => written(item, name));
  if (isTable(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, written(part, key)]));
  if (amounts.has(name) && typeof value === 'string') return Math.round(Number(value) * 100);
  return times.has(name) && typeof value === 'number' ? new Date(value).toISOString().replace('Z', '+00:00') : value;
}

const order = ({ referenceNumber, status, ...rest }: Table): Table => ({
  ...(written(rest) as Table),
  no: referenceNumber,
  state: statuses[String(status)],
});

function payloadOf(line: string, value: unknown): unknown {
  const own = (value ?? {}) as Table;
  if (line.endsWith('/login') || line.endsWith('/register')) return { player: { ticket: own['token'] } };
  if (line.endsWith('/balance'))
    return { purse: { all: written(own['sumBalance'], 'balance'), cash: written(own['balance'], 'balance') } };
  if (line.endsWith('_applyDeposit') || line.endsWith('_depositPaid')) return order(own);
  if (line.endsWith('_getDepositRecords')) {
    const { rows, total, ...rest } = own;
    return { ...(written(rest) as Table), list: (rows as Table[]).map(order), count: total };
  }
  return written(value);
}

function requestOf(line: string, body: Table): Table {
  if (line.endsWith('/login')) {
    const { name: username, secret: password } = body['who'] as Table;
    return { username, password, type: body['kind'] };
  }
  if (line.endsWith('/register')) return { ...body, username: body['nick'] };
  if (line.endsWith('_applyDeposit')) return { ...body, amount: (Number(body['cents']) / 100).toFixed(2) };
  return line.endsWith('_depositPaid') ? { ...body, referenceNumber: body['no'] } : body;
}

/** Of the query, points in time are texts, and the number of an order is called otherwise. */
function queryOf(sent: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(sent);
  for (const name of ['startTime', 'endTime']) {
    const text = query.get(name);
    if (text !== null) query.set(name, String(Date.parse(text)));
  }
  const no = query.get('no');
  if (no !== null) query.set('referenceNumber', no);
  return query;
}

const find = (method: string, path: string): { line: string; inPath: Table } => {
  const [, no] = /^\/v3\/orders\/([^/]+)\/paid$/.exec(path) ?? [];
  const line = addresses[no === undefined ? `${method} ${path}` : `${method} /v3/orders/{no}/paid`] ?? `${method} ${path}`;
  return { line, inPath: no === undefined ? {} : { no: decodeURIComponent(no) } };
};

/** A request in the words of the document. */
export interface Heard {
  line: string;
  query: URLSearchParams;
  token: string;
  key: string;
  /** The body of the document for the one that was sent or opened. */
  body: (sent: Table) => Table;
}

/** How a platform hears requests, and says what it answers. */
export interface Tongue {
  /** Null for a request that it does not take from anybody. */
  hear: (method: string, url: URL, headers: Readonly<Record<string, string | string[] | undefined>>) => Heard | null;
  say: (line: string, reply: { success: boolean; message: string | null; value: unknown }) => object;
}

/** As the document says. */
export const plain: Tongue = {
  hear: (method, url, headers) => ({
    line: `${method} ${url.pathname}`,
    query: url.searchParams,
    token: String(headers['authorization'] ?? '').replace(/^Bearer /, ''),
    key: String(headers['idempotency-key'] ?? ''),
    body: (sent) => sent,
  }),
  say: (_, reply) => reply,
};

export const brook: Tongue = {
  hear(method, url, headers) {
    if (headers['x-app'] !== 'portal web' || headers['language'] !== undefined) return null;
    const { line, inPath } = find(method, url.pathname);
    return {
      line,
      query: queryOf(url.searchParams),
      token: String(headers['x-ticket'] ?? '').replace(/^Ticket /, ''),
      key: String(headers['x-request-id'] ?? ''),
      body: (sent) => requestOf(line, { ...sent, ...inPath }),
    };
  },
  say: (line, { success, message, value }) =>
    success
      ? { state: { code: 0, text: 'ok' }, payload: payloadOf(line, value) }
      : { state: { code: codes[message ?? ''] ?? 'E-OTHER', text: `Sorry: ${message}` }, payload: null },
};
