export { GamePopupModal } from './GamePopupModal.tsx';
export { GameRoomsModal } from './GameRoomsModal.tsx';
export { startNamedGame } from './startNamedGame.ts';
export { openVassalage } from './openVassalage.ts';
export { startPopup } from './startPopup.ts';
export { startRoom } from './startRoom.ts';
export { startThirdParty } from './startThirdParty.ts';
