/** What the page and the tab of the login popup are made of, fetched in one piece. */
export { RegisterPage } from './RegisterPage.tsx';
export { RegisterPanel } from './RegisterPanel.tsx';
