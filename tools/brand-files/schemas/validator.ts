import type { ErrorObject } from 'ajv/dist/2020.js';

/** Says whether a value fits its schema; `errors` are those of the last call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}
