import { startLobby } from './lobbyTiles.ts';

// The script of a lobby whose platform speaks the contract.
startLobby(null);
