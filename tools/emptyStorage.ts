/** For each file of tests in the browser: what the file before it stored in the same browser, such as a language, is gone. */
localStorage.clear();
sessionStorage.clear();
