/**
 * Runs before the first paint, as a classic script: shows the stored theme where the brand keeps it, and tells the
 * style sheet that a session is likely, so that the header keeps the member's space free.
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
})();
