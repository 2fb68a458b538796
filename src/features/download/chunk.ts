/** Everything about the apps except the strip on the home page. */
export { AppMenu } from './AppMenu.tsx';
export { DownloadModal } from './DownloadModal.tsx';
export { DownloadPage } from './DownloadPage.tsx';
