// The hand-written account record of the floor page: a page of movements, fetched once.
const columns = ['time', 'type', 'referenceNumber', 'amount', 'balanceAfter', 'status'];
let known;

async function read() {
  const query = new URLSearchParams({ scope: 'SELF', pageNo: '1', pageSize: '10' });
  const reply = await fetch(`/wps/relay/ODSFE2_MemTransDet?${query}`, {
    headers: { authorization: `Bearer ${sessionStorage.getItem('token')}`, language: 'EN' },
  });
  return (await reply.json()).value.rows;
}

const texts = {
  time: (time) => new Date(time).toISOString().slice(0, 19).replace('T', ' '),
  amount: (amount) => `$${Number(amount).toFixed(2)}`,
  balanceAfter: (amount) => `$${Number(amount).toFixed(2)}`,
};

function line(kind, cells) {
  const row = document.createElement('tr');
  for (const text of cells) {
    const cell = document.createElement(kind);
    cell.textContent = text;
    row.append(cell);
  }
  return row;
}

export async function showRecords() {
  known ??= await read();
  const table = document.createElement('table');
  const [head, body] = [table.createTHead(), table.createTBody()];
  head.append(line('th', columns));
  for (const record of known) {
    const row = line(
      'td',
      columns.map((name) => texts[name]?.(record[name]) ?? record[name] ?? ''),
    );
    row.dataset.row = record.referenceNumber;
    body.append(row);
  }
  document.querySelector('section').replaceChildren(table);
}
