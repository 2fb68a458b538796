interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly (string | undefined)[];
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: unknown;
  readonly responses?: Record<string, unknown>;
}

/** The parts of an OpenAPI document that are checked. */
export interface Document {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Record<string, Record<string, unknown>>;
  readonly components: Record<string, Record<string, unknown>>;
}

function pointed(document: Document, ref: string): unknown {
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, step) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[step] : undefined),
      document,
    );
}

function operationFaults(document: Document, path: string, method: string, operation: Operation): string[] {
  const faults: string[] = [];
  const parameters = operation.parameters ?? [];
  const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
  const templated = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
  if (!operation.operationId) faults.push('has no operationId');
  if (!operation.summary) faults.push('has no summary: write a doc comment above its row');
  if (operation.tags?.some((tag) => !document.tags.some(({ name }) => name === tag)) ?? true) faults.push('has an unknown tag');
  if (!operation.responses?.['200']) faults.push('has no reply 200');
  if (new Set(keys).size !== keys.length) faults.push('names a parameter twice');
  for (const key of templated) if (!keys.includes(key)) faults.push(`does not describe ${key}`);
  for (const key of keys)
    if (key.startsWith('path ') && !templated.includes(key)) faults.push(`describes ${key}, which its path does not have`);
  if ((method === 'get' || method === 'delete') && operation.requestBody !== undefined)
    faults.push('has a body, which its method does not carry');
  for (const scheme of (operation.security ?? []).flatMap(Object.keys)) {
    if (!document.components['securitySchemes']?.[scheme]) faults.push(`asks for the unknown security scheme ${scheme}`);
  }
  return faults.map((fault) => `${method.toUpperCase()} ${path} ${fault}`);
}

/** Faults of an OpenAPI document, one sentence each; empty when valid. */
export function openapiFaults(document: Document): string[] {
  const faults: string[] = [];
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
  for (const { path, method, operation } of operations) {
    if (!path.startsWith('/') || path.includes('?')) faults.push(`${path} is not a path`);
    faults.push(...operationFaults(document, path, method, operation));
  }
  const ids = operations.map(({ operation }) => operation.operationId);
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index)))
    faults.push(`operationId ${id} is defined twice`);

  const refs = new Set([...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref));
  for (const ref of refs) if (pointed(document, ref) === undefined) faults.push(`$ref ${ref} has no target`);
  for (const kind of ['schemas', 'responses']) {
    for (const name of Object.keys(document.components[kind] ?? {})) {
      if (!refs.has(`#/components/${kind}/${name}`)) faults.push(`components.${kind}.${name} is not used`);
    }
  }
  for (const { name, description } of document.tags) if (!description) faults.push(`tag ${name} has no description`);
  return faults;
}
