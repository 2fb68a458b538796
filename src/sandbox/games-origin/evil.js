/* A game that tries what its frame must prevent; tests check that nothing happens. */
const forged = [
  'close',
  { kind: 'close' },
  { protocol: 'portal-game/2', kind: 'close' },
  { protocol: 'portal-game/1', kind: 'navigate', url: 'https://evil.example' },
  { protocol: 'portal-game/1', kind: 'close', more: true },
  { protocol: 'portal-game/1', kind: '__proto__' },
  { protocol: 'sandbox-bet/1', id: '1', body: { ticket: 't', stake: '1', payout: '1' } },
  { protocol: 'portal-verify/1', kind: 'answer', id: '1', value: {} },
  null,
  [],
];
const TIMES = 50;

const tries = {
  top: () => (window.top.location.href = 'https://evil.example/'),
  parent: () => window.parent.location.replace('https://evil.example/'),
  open: () => window.open('https://evil.example/', '_top'),
  document: () => (window.parent.document.title = 'evil'),
  storage: () => window.parent.sessionStorage.clear(),
};
const refused = Object.keys(tries).filter((name) => {
  try {
    tries[name]();
    return false;
  } catch {
    return true;
  }
});
for (let round = 0; round < TIMES; round += 1) for (const message of forged) window.parent.postMessage(message, '*');
document.body.dataset.refused = refused.join(' ');
document.body.dataset.done = String(forged.length * TIMES);
