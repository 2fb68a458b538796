/**
 * Runs before the first paint, as a classic script: shows the stored theme where the brand keeps it, and tells the
 * style sheet that a session is likely, so that the header keeps the member's space free. When the page's own code or
 * style does not arrive, most often because a new engine was deployed, it loads the page anew, once a version, and
 * then explains (security.md F13). Code that is on its way for long is explained too, until it comes (F14).
 */
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('theme');
    if ('keepTheme' in root.dataset && (theme === 'dark' || theme === 'light')) root.dataset.theme = theme;
    if (sessionStorage.getItem('token') || /[?&]token=[^&]/.test(location.search)) root.dataset.session = '';
  } catch {
    // Storage may be switched off: the published look stays.
  }

  function reloadOnce() {
    try {
      if (sessionStorage.getItem('reloadStamp') === root.dataset.engine) return false;
      sessionStorage.setItem('reloadStamp', root.dataset.engine);
    } catch {
      // what cannot be remembered could become a loop
      return false;
    }
    location.reload();
    return true;
  }

  function explain() {
    var note = document.getElementById('unloaded');
    if (note) note.hidden = false;
  }

  function onError(event) {
    var element = event.target;
    if (!(element instanceof Element) || !element.matches('script[type=module], link[rel=stylesheet]')) return;
    // without its style a page can still be read and used
    if (reloadOnce() || !element.matches('script')) return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', explain);
    else explain();
  }

  if (!root.dataset.engine) return;
  addEventListener('error', onError, true);
  setTimeout(function () {
    // set when the page stands
    if (!root.dataset.route) explain();
  }, 10_000);
})();
