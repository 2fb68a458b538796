import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { SchemaSet } from '../schemas/schemaSet.ts';

/** A base for absolute ids; never requested. */
const BASE = 'https://schemas.invalid/';

/** ajv's validators of the written schemas, which judge all others. @throws Error for an unknown file or pointer */
export function ajvOf(set: SchemaSet): (file: string, pointer?: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true });
  for (const [file, schema] of set.files) ajv.addSchema({ ...schema, $id: BASE + file });
  return (file, pointer = '') => {
    const validate = ajv.getSchema(`${BASE}${file}${pointer && `#${pointer}`}`);
    if (!validate) throw new Error(`${file}#${pointer} cannot be compiled`);
    return validate;
  };
}
