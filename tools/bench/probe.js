// Injected into every measured page before its scripts. The binding `benchReady` notifies the benchmark.
(() => {
  const seen = { fcp: 0, lcp: 0, cls: 0, ready: 0, keys: [] };
  window.bench = seen;
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    seen.fcp = startTime;
    // nobody leaves a field that is not seen, and asking earlier would delay the paint
    if (window.benchReady !== undefined && location.pathname.includes('register')) ask();
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', ({ value, startTime, hadRecentInput }) => {
    // replaced by the message that the probe triggers
    const asked = seen.ready > 0 && startTime >= seen.ready - 20 && startTime < seen.ready + 250;
    if (!hadRecentInput && !asked) seen.cls += value;
  });

  const isRead = (element) => element?.checkVisibility() === true && element.innerText.trim() !== '';

  /** Whether an input shows the text of an error: the portal's early or own one, or that of another form. */
  const showsError = (input) =>
    isRead(document.getElementById(`${input.id}-fault`)) ||
    (input.ariaInvalid === 'true' &&
      (isRead(document.getElementById(`${input.id}-help`)) || isRead(input.parentElement.querySelector('small'))));

  /** The form answers when its first focusable field shows the text of an error after it was left. */
  const ask = () => {
    const input = document.querySelector('form input[name]:not([type=radio]):enabled');
    if (input !== null && showsError(input)) {
      seen.ready = performance.now();
      window.benchReady('');
      return;
    }
    if (input?.getClientRects().length) {
      input.focus();
      input.blur();
    }
    setTimeout(ask, 5);
  };

  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // a message posted in the frame callbacks arrives after the paint
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => seen.keys.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    true,
  );

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const go = (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  window.benchRoute = go;

  const firstTile = () => document.querySelector('article p')?.textContent ?? '';
  let firstTiles = 0;
  const awaitTiles = () => {
    if (firstTile() === '') requestAnimationFrame(awaitTiles);
    else firstTiles = performance.now();
  };
  // the rows of a panel are measured by presses, a form by its work, and no other work may run meanwhile
  if (!location.search.includes('centre') && !/panel|register/.test(location.pathname)) requestAnimationFrame(awaitTiles);

  /** Time of the page's first tiles; with an action, the time from it to other tiles. */
  window.benchTiles = async (act) => {
    const until = performance.now() + 20_000;
    const late = () => performance.now() > until;
    while (firstTiles === 0 && !late()) await frame();
    if (act === undefined) return firstTiles;
    const before = firstTile();
    const started = performance.now();
    act();
    while ((firstTile() === before || firstTile() === '') && !late()) await frame();
    if (late()) throw new Error('No tiles come.');
    return performance.now() - started;
  };

  /** Presses the first element; returns the time until the frame with the second one is painted. */
  window.benchPress = async (pressed, shown) => {
    const element = document.querySelector(pressed);
    if (element === null) throw new Error(`There is no ${pressed}.`);
    const started = performance.now();
    element.click();
    while (!document.querySelector(shown)) {
      if (performance.now() > started + 30_000) throw new Error(`${shown} does not come.`);
      await frame();
    }
    // a message posted in the frame callbacks arrives after the paint
    const { port1, port2 } = new MessageChannel();
    const painted = new Promise((resolve) => (port1.onmessage = () => resolve(performance.now())));
    await frame();
    port2.postMessage(null);
    return (await painted) - started;
  };

  /** Scrolls to the end; returns the share of frames longer than one and a half of the frame time. */
  window.benchScroll = async () => {
    const times = [];
    let last = await frame();
    for (let at = 0; at + innerHeight < document.documentElement.scrollHeight && times.length < 600; at += 24) {
      scrollTo(0, at);
      const now = await frame();
      times.push(now - last);
      last = now;
    }
    return times.filter((time) => time > 25).length / Math.max(times.length, 1);
  };

  /** Navigates through pages by the history, as links do, and waits for each. */
  window.benchRoutes = async (count, stops) => {
    for (let turn = 0; turn < count; turn += 1) {
      const { path, selector } = stops[turn % stops.length];
      go(path);
      const until = performance.now() + 10_000;
      while (!document.querySelector(selector)) {
        if (performance.now() > until) throw new Error(`${path} does not come.`);
        await frame();
      }
      await frame();
    }
  };
})();
