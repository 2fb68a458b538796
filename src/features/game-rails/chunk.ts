export { CategoryRail } from './CategoryRail.tsx';
export { HotRail } from './HotRail.tsx';
export { VendorStrip } from './VendorStrip.tsx';
