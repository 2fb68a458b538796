/** The lazy part of the home page. */
export { Categories } from './Categories.tsx';
export { HomePage } from './HomePage.tsx';
export { LoginPage } from './LoginPage.tsx';
export { NoticeStrip } from './NoticeStrip.tsx';
export { Promotions } from './Promotions.tsx';
