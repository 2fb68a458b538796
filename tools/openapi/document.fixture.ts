import { join } from 'node:path';
import type { Schema } from '../schemas/schemaSet.ts';
import { openapi } from './openapi.ts';

export interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown; readonly $ref?: string }>>;
}

export interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly parameters: readonly {
    readonly name?: string;
    readonly required?: boolean;
    readonly example?: unknown;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Response>>;
  readonly 'x-body'?: string;
  readonly 'x-idempotent'?: boolean;
  readonly 'x-role'?: unknown;
  readonly 'x-flag'?: unknown;
  readonly 'x-when-closed'?: boolean;
  readonly 'x-nodes'?: readonly string[];
  readonly 'x-errors': Readonly<Record<string, readonly string[]>>;
}

export interface OpenapiDocument {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

export const root = join(import.meta.dirname, '../..');

/** The text of `openapi.json`; made once for all tests. */
export const text = await openapi(root);
export const document = JSON.parse(text) as OpenapiDocument;

/** Every call with its path and method. */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ name: operation.operationId, path, method, operation })),
);
