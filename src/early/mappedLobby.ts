import { createCallMapping } from '#platform/mapping/callMapping.ts';
import { lobbyPage, startLobby } from './lobbyTiles.ts';

// The script of a lobby whose platform has names and shapes of its own.
const { mapped } = lobbyPage;
startLobby(mapped === undefined ? null : createCallMapping(mapped.brand, mapped.keys, () => false));
