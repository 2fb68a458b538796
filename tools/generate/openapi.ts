import type { SchemaSet } from './schemaSet.ts';
export async function openapi(set: SchemaSet, root: string): Promise<string> {
  return `${JSON.stringify({ openapi: '3.1.0', of: set.named.size, root: root.length })}\n`;
}
