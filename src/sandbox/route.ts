import type { SandboxBrand } from './sandboxBrand.ts';
import { endpoints, type Endpoint, type EndpointName } from '#platform/endpoints/endpoints.ts';

/** A call of the table as this brand spells it. */
export interface Route {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
}

/** Finds the call behind a method and a path; undefined when the brand has none there. */
export type FindRoute = (method: string, path: string) => Route | undefined;

/** The table with the brand's own methods and paths. */
export function routesOf(brand: SandboxBrand): FindRoute {
  const routes = new Map<string, Route>();
  for (const [name, row] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const own = brand.api.endpoints[name];
    const endpoint: Endpoint = { ...row, method: own?.method ?? row.method, path: (own?.path ?? row.path) as Endpoint['path'] };
    routes.set(`${endpoint.method} ${endpoint.path}`, { name, endpoint });
  }
  return (method, path) => routes.get(`${method} ${path}`);
}
