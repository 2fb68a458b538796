/** For each file of tests in the browser: what the file before it stored in the same browser, such as a language, is gone. */
localStorage.clear();
sessionStorage.clear();

// files share a page, and Chromium has no mouse any more once the emulation of touch was on: a test with a finger is a journey
if (!matchMedia('(hover: hover)').matches) throw new Error('A file of tests before this one has left its page without a mouse.');
