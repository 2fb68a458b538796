import { cdp } from 'vitest/browser';

/** The middle of an element, px of the window that holds the test's frame. */
function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement;
  if (frame === null) return { x: left + width / 2, y: top + height / 2 };
  const box = frame.getBoundingClientRect();
  const scale = box.width / frame.clientWidth;
  return { x: box.left + (left + width / 2) * scale, y: box.top + (top + height / 2) * scale };
}

const send = (method: string, params: object) => cdp().send(method as never, params as never);

/** The browser's own mouse, in steps, for what happens between them. */
export const mouse = {
  press: (element: Element) =>
    send('Input.dispatchMouseEvent', { type: 'mousePressed', ...middleOf(element), button: 'left', clickCount: 1 }),
  move: (element: Element) =>
    send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...middleOf(element), button: 'left', buttons: 1 }),
  release: (element: Element) =>
    send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...middleOf(element), button: 'left', clickCount: 1 }),
};

/** The browser's own touch of one finger. */
export const finger = {
  press: (element: Element) => send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middleOf(element)] }),
  move: (element: Element) => send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [middleOf(element)] }),
  release: () => send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
};
