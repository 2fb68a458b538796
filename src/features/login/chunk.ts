export { LoginPopup } from './LoginPopup.tsx';
export { playFree } from './playFree.ts';
