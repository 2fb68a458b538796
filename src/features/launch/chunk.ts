export { startThirdParty } from './startThirdParty.ts';
