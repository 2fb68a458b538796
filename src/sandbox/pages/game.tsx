import { createRoot } from 'react-dom/client';
import { htmlLangOf } from '#engine/values/languages.ts';
import { GamePage } from './GamePage.tsx';
import { readAddress } from './shared/pageAddress.ts';
import { playClient } from './shared/playClient.ts';
import { linkPortal } from './shared/portalLink.ts';

/** The page of a demo game, in the language and look of the portal that started it. */
const address = readAddress(window.location.search);
const portal = linkPortal(window);
const root = document.documentElement;

root.lang = htmlLangOf(address.language);
document.title = address.name;
root.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
portal.onTheme((theme) => (root.dataset['theme'] = theme));
portal.tell('ready');
createRoot(document.querySelector('#root')!).render(
  <GamePage address={address} portal={portal} send={playClient(address, portal)} />,
);
