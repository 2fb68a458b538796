import type { SandboxBrand } from '#sandbox/model/sandboxBrand.ts';
import { parametersOf, readPath } from '#engine/mapping/mapPlaces.ts';
import { mappedEndpoint } from '#platform/mapping/callMapping.ts';
import { endpoints, type Endpoint, type EndpointName } from '#platform/endpoints/endpoints.ts';

/** A row of the table with the brand's method and path. */
export interface Route {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  /** Properties of the request that its path has, by their path on the platform. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** The call of a method and path; undefined when there is none. */
export type FindRoute = (method: string, path: string) => Route | undefined;

/** The table with the brand's methods and paths. */
export function routesOf(brand: SandboxBrand): FindRoute {
  const routes = new Map<string, Route>();
  const patterns: Route[] = [];
  for (const [name, row] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const own = brand.api.endpoints[name];
    const moved: Endpoint = { ...row, method: own?.method ?? row.method, path: (own?.path ?? row.path) as Endpoint['path'] };
    const endpoint = mappedEndpoint(brand, name, moved);
    const route: Route = { name, endpoint, parameters: {} };
    if (parametersOf(endpoint.path).length > 0) patterns.push(route);
    else routes.set(`${endpoint.method} ${endpoint.path}`, route);
  }
  return (method, path) => routes.get(`${method} ${path}`) ?? patternRoute(patterns, method, path);
}

function patternRoute(patterns: readonly Route[], method: string, path: string): Route | undefined {
  for (const route of patterns) {
    const parameters = route.endpoint.method === method ? readPath(route.endpoint.path, path) : null;
    if (parameters !== null) return { ...route, parameters };
  }
  return undefined;
}
