import { createRoot } from 'react-dom/client';
import { htmlLangOf } from '#engine/values/languages.ts';
import { readChatAddress, themeOf } from './chat/chatAddress.ts';
import { ChatPage } from './chat/ChatPage.tsx';

/** The page of the demo chat: it sends no requests, and its address has all that it knows. */
const address = readChatAddress(window.location.search);
const root = document.documentElement;

/** The brand's main colour in a theme. */
function primaryOf(theme: 'light' | 'dark'): string {
  root.dataset['theme'] = theme;
  return getComputedStyle(root).getPropertyValue('--primary').trim();
}

root.lang = htmlLangOf(address.language);
root.dataset['kind'] = address.kind;
root.dataset['theme'] = themeOf(address.color, primaryOf, matchMedia('(prefers-color-scheme: dark)').matches);
document.title = address.title;
createRoot(document.querySelector('#root')!).render(<ChatPage address={address} />);
