/**
 * Runs before the first paint, as a classic script: shows the stored theme where the brand keeps it, and tells the
 * style sheet that a session is likely, so that the header keeps the member's space free. In the shell, which may become
 * any page, it fetches what the address will need while the engine is still on its way. When the page's own code or
 * style does not arrive, most often because a new engine was deployed, it loads the page anew, once a version, and
 * then explains (F13). Code that is on its way for long is explained too, until it comes (F14).
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

  function fetchAhead(href, attributes) {
    // fetched as those who use it will: the bundler's style links and the texts' request are anonymous
    var kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: 'anonymous' } : { rel: 'modulepreload' };
    var link = Object.assign(document.createElement('link'), kind);
    document.head.append(Object.assign(link, attributes, { href: href }));
  }

  var ahead = JSON.parse((document.getElementById('ahead') || { textContent: 'null' }).textContent);
  if (ahead) {
    var segment = location.pathname.split('/')[1];
    if (Object.hasOwn(ahead.pages, segment)) ahead.pages[segment].forEach((href) => fetchAhead(href));
    fetchAhead(ahead.texts, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
    ahead.start.forEach((href) => fetchAhead(href, { fetchPriority: 'low' }));
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
