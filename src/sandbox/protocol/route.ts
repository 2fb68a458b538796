import type { SandboxBrand } from '#sandbox/model/sandboxBrand.ts';
import { mappedEndpoint } from '#platform/mapping/callMapping.ts';
import { endpoints, type Endpoint, type EndpointName } from '#platform/endpoints/endpoints.ts';

/** A row of the table with the brand's method and path. */
export interface Route {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
}

/** The call of a method and path; undefined when there is none. */
export type FindRoute = (method: string, path: string) => Route | undefined;

/** The table with the brand's methods and paths. */
export function routesOf(brand: SandboxBrand): FindRoute {
  const routes = new Map<string, Route>();
  for (const [name, row] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const own = brand.api.endpoints[name];
    const moved: Endpoint = { ...row, method: own?.method ?? row.method, path: (own?.path ?? row.path) as Endpoint['path'] };
    const endpoint = mappedEndpoint(brand, name, moved);
    routes.set(`${endpoint.method} ${endpoint.path}`, { name, endpoint });
  }
  return (method, path) => routes.get(`${method} ${path}`);
}
