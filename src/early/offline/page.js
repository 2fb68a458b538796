/**
 * In `/offline.html`: the words of the language that was chosen and of what is missing, the line or the site's server, and the
 * wanted page as soon as both are there.
 */
(function () {
  try {
    const chosen = localStorage.getItem('language');
    const words = [...document.querySelectorAll('[data-language]')];
    if (words.some(({ dataset }) => dataset.language === chosen))
      words.forEach((one) => {
        one.hidden = one.dataset.language !== chosen;
        if (!one.hidden) document.documentElement.lang = one.lang;
      });
  } catch {
    // storage may be blocked: the brand's first language stays
  }
  const say = () =>
    document.querySelectorAll('[data-line]').forEach((one) => {
      one.hidden = (one.dataset.line === 'on') !== navigator.onLine;
    });
  say();
  addEventListener('offline', say);
  addEventListener('online', () => location.reload());

  // with a line it is the server that does not answer: it is asked after 5 s, 10 s, 20 s and then once a minute while this is seen
  let wait = 5_000;
  let timer;
  async function ask() {
    timer = undefined;
    try {
      // any answer of it will do; the reload shows what it is
      await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch {
      wait = Math.min(wait * 2, 60_000);
      plan();
    }
  }
  function plan() {
    if (timer === undefined && navigator.onLine && !document.hidden) timer = setTimeout(ask, wait);
  }
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    timer = undefined;
    plan();
  });
  plan();
})();
