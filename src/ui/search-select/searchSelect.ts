export { matchOptions } from './matchOptions.ts';
export { SearchSelectPopover } from './SearchSelectPopover.tsx';
