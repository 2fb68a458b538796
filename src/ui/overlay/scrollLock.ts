let holders = 0;
let thaw = () => {};

/** The page's address without its fragment. */
const page = () => document.URL.split('#')[0];

function freeze(): () => void {
  const root = document.documentElement;
  const { body } = document;
  const { scrollX, scrollY } = window;
  const address = page();
  const scrollbar = window.innerWidth - root.clientWidth;
  root.style.setProperty('overflow', 'hidden');
  if (scrollbar > 0) body.style.setProperty('padding-right', `${scrollbar}px`);
  return () => {
    root.style.removeProperty('overflow');
    body.style.removeProperty('padding-right');
    // another page has its own scroll position
    if (page() === address) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/** Locks the scrolling of the page until the last holder releases it; then restores the position. */
export function lockScroll(): () => void {
  if (holders === 0) thaw = freeze();
  holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) thaw();
  };
}
