/** The window of the tools that frame this page; null at the top, and in a frame of another origin. */
export function toolsWindow(): Window | null {
  try {
    return window.parent !== window && window.parent.origin === window.origin ? window.parent : null;
  } catch {
    return null;
  }
}
