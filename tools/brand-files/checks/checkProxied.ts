import { pointerTo } from '../../../src/engine/brand/json.ts';
import { type CheckContext, say } from '../checkContext.ts';
import { shown } from '../finding.ts';
import { ownerOfPath, ownerOfReports, pathsOf } from './takenPath.ts';

/** Checks that a server can proxy the brand's reports and moved calls without hiding a page, file or call. */
export function checkProxied(context: CheckContext): void {
  const { telemetry, api } = context.brand;
  const tell = (pointer: string, path: string, owner: string | null, expected: string): void => {
    if (owner !== null)
      say(context, {
        rule: 'taken-path',
        file: 'brand.json',
        pointer,
        expected,
        got: `${shown(path)}, which belongs to ${owner}`,
      });
  };
  const { endpoint } = telemetry;
  if (endpoint.startsWith('/'))
    tell('/telemetry/endpoint', endpoint, ownerOfReports(endpoint, context.brand), 'a path of its own, such as /reports');
  for (const [name, { path }] of Object.entries(api.endpoints)) {
    const pointer = `${pointerTo('/api/endpoints', name)}/path`;
    if (path !== undefined)
      tell(pointer, path, ownerOfPath(path, pathsOf(context.brand)), 'a path of the platform, such as /wps/…');
  }
}
