/** Everything of the home page that is fetched in one piece. */
export { Categories } from './Categories.tsx';
export { HomePage } from './HomePage.tsx';
export { LoginPage } from './LoginPage.tsx';
export { NoticeStrip } from './NoticeStrip.tsx';
export { Promotions } from './Promotions.tsx';
