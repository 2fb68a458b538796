/** The lazy part shared by the page and the tab of the login popup. */
export { RegisterPage } from './RegisterPage.tsx';
export { RegisterPanel } from './RegisterPanel.tsx';
