declare module 'virtual:english-texts' {
  const files: Readonly<Record<string, Record<string, string>>>;
  export default files;
}

declare module 'virtual:brand-files' {
  import type { JsonObject } from '#engine/brand/json.ts';
  const files: Readonly<Record<string, JsonObject>>;
  export default files;
}
