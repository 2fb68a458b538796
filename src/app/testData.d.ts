declare module 'virtual:english-texts' {
  export const files: Readonly<Record<string, Record<string, string>>>;
}

declare module 'virtual:brand-files' {
  import type { JsonObject } from '#engine/brand/json.ts';
  export const files: Readonly<Record<string, JsonObject>>;
}
