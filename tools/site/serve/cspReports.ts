/** One reported violation and its brand. */
export interface CspReport {
  brand: string;
  report: unknown;
}

const MAX_REPORTS = 1_000;

/** Collects reports to `/csp-report`, in both formats. */
export function createCspReports() {
  let reports: CspReport[] = [];
  return {
    add(brand: string, body: string): void {
      let parsed: unknown;
      try {
        parsed = JSON.parse(body);
      } catch {
        parsed = body.slice(0, 200);
      }
      const added = (Array.isArray(parsed) ? parsed : [parsed]).map((report: unknown) => ({ brand, report }));
      reports = [...reports, ...added].slice(-MAX_REPORTS);
    },
    list: (): readonly CspReport[] => reports,
    clear(): void {
      reports = [];
    },
  };
}
