import type { Finding } from '../../brand-files/finding.ts';
import { messageOf } from './sarif.ts';

const inData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text: string) => inData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands: each finding becomes an annotation at its line. */
export function githubReport(findings: readonly Finding[]): string {
  return findings
    .map((finding) => {
      const { severity, file, line, column, rule, path } = finding;
      const at = `file=${inProperty(file)},line=${line},col=${column},title=${inProperty(rule)}`;
      return `::${severity} ${at}::${inData(`${path === '' ? '' : `${path}: `}${messageOf(finding)}`)}`;
    })
    .join('\n');
}
