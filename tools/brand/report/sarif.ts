import { brandsOf, type Finding } from '../../brand-files/finding.ts';
import { rules } from '../../brand-files/rules.ts';

const ids = Object.keys(rules) as (keyof typeof rules)[];

export function messageOf({ expected, got, hint, brands }: Finding): string {
  const holds = brands === undefined ? '' : `; in ${brandsOf(brands)}`;
  return `expected ${expected}; got ${got}${hint === undefined ? '' : ` (${hint})`}${holds}`;
}

/** A path as an address: a name may hold what begins a query or a fragment. */
const addressOf = (file: string): string => encodeURI(file).replace(/[#?]/g, encodeURIComponent);

/** A SARIF 2.1.0 log, as code scanning services read it. */
export function sarifReport(findings: readonly Finding[]): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'brand check',
            rules: ids.map((id) => ({
              id,
              shortDescription: { text: rules[id].about },
              defaultConfiguration: { level: rules[id].severity },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => ({
          ruleId: finding.rule,
          ruleIndex: ids.indexOf(finding.rule),
          level: finding.severity,
          message: { text: messageOf(finding) },
          ...(finding.brands !== undefined && { properties: { brands: finding.brands } }),
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: addressOf(finding.file) },
                region: { startLine: finding.line, startColumn: finding.column },
              },
              ...(finding.path === '' ? {} : { logicalLocations: [{ fullyQualifiedName: finding.path }] }),
            },
          ],
        })),
      },
    ],
  };
}
