import { expect, test } from 'vitest';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { labels } from '#preview/controls/labels.ts';
import { contractFile, contractPaths } from './contractFiles.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: { readonly schemas: { readonly ErrorCode: { readonly enum: readonly string[] } } };
}

test('the preview serves the document with every call, and every code of it', async () => {
  const [document, codes] = await Promise.all(contractPaths.map(contractFile));
  const { openapi, paths, components } = JSON.parse(document ?? '') as Document;
  expect(openapi).toMatch(/^3\.1/);
  const named = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
  expect(named.sort()).toEqual(Object.keys(endpoints).sort());
  expect(Object.keys(JSON.parse(codes ?? '') as object).sort()).toEqual(components.schemas.ErrorCode.enum.toSorted());
});

test('the tools lead to each of them, and to nothing else', async () => {
  expect(labels.calls.contract.map(({ path }) => path)).toEqual(contractPaths);
  for (const path of ['/__preview/brand.json', '/__preview/', '/constructor', '/openapi.json'])
    expect(await contractFile(path), path).toBeNull();
});
