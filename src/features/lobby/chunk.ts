export { LobbyPage } from './LobbyPage.tsx';
