/**
 * Runs before the first paint, inside the HTML: applies the stored theme where the brand keeps it, or that of the device where
 * the brand follows it, marks a likely session,
 * so that the header reserves the member's space, and words that are those of another language. On a slow line it requests the code of the page. In the shell it preloads what
 * the address needs in parallel with the engine. When the page's code or style fails to load, usually after a deployment, it
 * reloads once per version and then explains the failure (F13). Slow code is explained, too, until it is loaded (F14). Where the
 * site's policy refuses this block, `src/main.tsx` loads it as a file.
 */
(function () {
  /** Time of the first byte from which a line is slow, ms: that of this script is late on a slow processor, too. */
  var SLOW_MS = 110;
  /** Requests what the page defers. Not all browsers use a link whose relation changes: a copy is new. */
  function requestDeferred() {
    document.querySelectorAll('link[rel=deferred]').forEach((link) => {
      var kind = link.as === 'style' ? { rel: 'stylesheet', media: 'print' } : { rel: 'modulepreload' };
      link.replaceWith(Object.assign(link.cloneNode(), kind));
    });
  }
  // `src/early/load.js` does it after the first paint, which is over before the code arrives where the page itself came late
  globalThis.requestDeferred = requestDeferred;
  if ((performance.getEntriesByType('navigation')[0] || {}).responseStart > SLOW_MS) requestDeferred();

  var root = document.documentElement;
  root.dataset.boot = '';
  var theme = null;
  var language = null;
  if ('deviceTheme' in root.dataset) theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  try {
    var stored = localStorage.getItem('theme');
    if ('keepTheme' in root.dataset && (stored === 'dark' || stored === 'light')) theme = stored;
    language = localStorage.getItem('language');
    if (sessionStorage.getItem('token') || /[?&]token=[^&]/.test(location.search)) root.dataset.session = '';
  } catch {
    // storage may be blocked: the theme of the brand stays
  }
  if (theme) {
    root.dataset.theme = theme;
    // the bars of the browser
    var bars = document.querySelector('meta[name=theme-color]');
    if (bars && bars.dataset[theme]) bars.content = bars.dataset[theme];
  }

  // `EN:/texts/en.json` of the languages in which the page is not published: the words of this one would be the wrong ones
  var others = (root.dataset.others || '').split(' ').map((other) => other.split(':'));
  var texts = (others.find((other) => other[0] === language) || [])[1];
  if (texts) root.dataset.words = 'other';

  // a form of secrets is sent by its code only: the browser would write them into a request
  document.addEventListener('submit', (event) => event.target.getAttribute('method') === 'post' && event.preventDefault());

  function preload(href, attributes) {
    // with the same credentials mode as the later requests: style links and texts are anonymous
    var kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: 'anonymous' } : { rel: 'modulepreload' };
    var link = Object.assign(document.createElement('link'), kind);
    document.head.append(Object.assign(link, attributes, { href: href }));
  }

  var preloads = JSON.parse((document.getElementById('preloads') || { textContent: 'null' }).textContent);
  texts = texts || (preloads && preloads.texts);
  if (texts) preload(texts, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  if (preloads) {
    var segment = location.pathname.split(/\/+/)[1];
    if (Object.hasOwn(preloads.pages, segment)) preloads.pages[segment].forEach((href) => preload(href));
    preloads.start.forEach((href) => preload(href, { fetchPriority: 'low' }));
  }

  /** Applies the sheets that wait for the page's code; until then they are for print only. */
  function applyStyles() {
    requestDeferred();
    document.querySelectorAll('link[rel=stylesheet][media=print]').forEach((link) => (link.media = 'all'));
  }

  // a style block that the site's policy refuses has no sheet: the linked files have the same rules
  document.addEventListener('DOMContentLoaded', function () {
    if ([...document.querySelectorAll('style')].some((style) => !style.sheet)) applyStyles();
  });

  /** Wrong words are better than none. */
  function showWords() {
    delete root.dataset.words;
  }

  function reloadOnce() {
    // without a network the browser would replace the page by its own error page
    if (!navigator.onLine) return false;
    try {
      if (sessionStorage.getItem('reloadStamp') === root.dataset.engine) return false;
      sessionStorage.setItem('reloadStamp', root.dataset.engine);
    } catch {
      // without a stored marker a reload could loop
      return false;
    }
    location.reload();
    return true;
  }

  function explain() {
    applyStyles();
    showWords();
    var note = document.getElementById('unloaded');
    if (note) note.dataset.shown = '';
  }

  function onError(event) {
    var element = event.target;
    if (!(element instanceof Element) || !element.matches('script[type=module], link[rel=stylesheet]')) return;
    // without its style a page is still readable and usable
    if (reloadOnce() || !element.matches('script')) return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', explain);
    else explain();
  }

  if (!root.dataset.engine) return;
  addEventListener('error', onError, true);
  setTimeout(function () {
    // the page's code does it earlier
    applyStyles();
    showWords();
    // set when the page is rendered
    if (!root.dataset.route) explain();
  }, 10_000);
})();
