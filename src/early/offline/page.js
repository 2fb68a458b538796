/** In `/offline.html`: the words of the language that was chosen, and the wanted page as soon as there is a line. */
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
  addEventListener('online', () => location.reload());
})();
