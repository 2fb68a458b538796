/** What a page of the sandbox was asked for: all of it is text of an address, and read through these. */
export interface PageAddress {
  readonly brand: string;
  /** Of the platform, such as PT. */
  readonly language: string;
  readonly ticket: string;
  readonly name: string;
  /** Picture of the game; empty where it has none. */
  readonly art: string;
}

const plain = (value: string | null, pattern: RegExp): string => (value !== null && pattern.test(value) ? value : '');

export function readAddress(search: string): PageAddress {
  const query = new URLSearchParams(search);
  return {
    brand: plain(query.get('brand'), /^[\w-]{1,64}$/),
    language: plain(query.get('lang'), /^[A-Z]{2,8}$/) || 'EN',
    ticket: plain(query.get('ticket'), /^t_[0-9a-f]{8,64}$/),
    name: (query.get('name') ?? '').slice(0, 80),
    art: plain(query.get('art'), /^\/media\/[\w.-]+$/),
  };
}

/** A picture of the brand's sandbox; undefined for any other address. */
export const pictureOf = (brand: string, path: string): string | undefined =>
  /^\/media\/[\w.-]+$/.test(path) ? `${path}?brand=${brand}` : undefined;

/** A drawing in the brand's colours. */
export const drawingOf = (brand: string, name: string): string => `/drawings/${name}.svg?brand=${brand}`;
