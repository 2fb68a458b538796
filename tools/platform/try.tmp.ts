import { accounts, NOW, openStage } from './check/stage.fixture.ts';
import { checkPlatform } from './check/checkPlatform.ts';
const stage = await openStage(process.argv[2]);
let n = 0;
const t = performance.now();
const out = await checkPlatform({ ask: (r) => { n += 1; return stage.ask(r); }, origin: 'https://stage.example', brand: stage.brand, keys: stage.keys, accounts, write: true, now: () => NOW });
console.log(n, performance.now() - t);
for (const row of out.rows) {
  console.log(row.level, row.name, row.status, row.tried.length, row.reasons.join('; '));
  for (const d of row.deviations) console.log('    ', d.kind, d.pointer, '|', d.seen, '|', d.expected);
}
