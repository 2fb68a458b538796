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
    // Another page has its own place to begin at.
    if (page() === address) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/** Stops the page behind from scrolling until the last holder lets go; then it stands where it stood. */
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
