import { mappedKeys } from '#contract/mappedKeys.ts';
import { isErrorCode } from '#platform/errors/errors.ts';
import { type CallMapping, createCallMapping, type MappedBrand } from './callMapping.ts';

/** The mapping of all calls of a brand; undefined for one whose platform speaks the contract. */
export const mappingOf = (brand: MappedBrand): CallMapping | undefined =>
  brand.mappings === undefined ? undefined : createCallMapping(brand, mappedKeys, isErrorCode);
