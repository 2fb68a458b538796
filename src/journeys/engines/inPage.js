// Runs in every document before its own scripts, in all engines: reports problems, and answers the questions of the walk.
(() => {
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener('pageshow', () => {
    isLeft = false;
  });
  const report = (text) => {
    // the empty document of a walk is a style sheet, which WebKit shows with a style of its own; what a page that is left
    // still loads is broken off
    if (document.contentType !== 'text/html' || isLeft) return;
    const handler = globalThis.webkit?.messageHandlers?.problem;
    if (handler) handler.postMessage(text);
    else globalThis.reportProblem?.(text);
  };
  // only Chromium's stack begins with the message
  const told = (error) => (error?.stack === undefined ? String(error) : `${error}\n${error.stack}`);
  addEventListener(
    'error',
    (event) => {
      let parts;
      try {
        const { target, error, message } = event;
        parts = { target, error, message };
      } catch {
        // an event of Firefox itself, which no page may read
        return;
      }
      const { target, error, message } = parts;
      // no script fails: the browser measures the rest in its next frame
      if (message?.startsWith('ResizeObserver loop')) return;
      // Firefox reports preloads that an import has overtaken
      if (target instanceof HTMLLinkElement && /preload/.test(target.rel)) return;
      if (target instanceof Element) report(`could not be loaded: ${target.outerHTML.slice(0, 200)}`);
      else report(`uncaught: ${error ? told(error) : message}`);
    },
    // errors of elements do not bubble
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${told(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample, target }) =>
    report(
      `content security policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample} ${target?.outerHTML?.slice(0, 200) ?? ''}`,
    ),
  );
  const { error } = console;
  // oxlint-disable-next-line no-console -- what a page logs is a finding
  console.error = (...values) => {
    report(`console error: ${values.map(String).join(' ')}`);
    error.apply(console, values);
  };

  const boxOf = (element) => element.getBoundingClientRect();
  const isShown = (element) => {
    const { width, height } = boxOf(element);
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const wordsOf = (element) => (element.getAttribute('aria-label') ?? element.innerText ?? '').replaceAll(/\s+/g, ' ').trim();

  /** What matches a query, in document order. `text`: the whole name or text; `has`: a part of the text. */
  const all = ({ css, text, has }) =>
    [...document.querySelectorAll(css)].filter((element) => {
      if (!isShown(element)) return false;
      if (text !== undefined && wordsOf(element) !== text) return false;
      return has === undefined || element.innerText.includes(has);
    });

  const describe = (element) =>
    element === null ? 'nothing' : `${element.tagName.toLowerCase()}[${element.dataset.slot ?? element.className}]`;

  let target = null;
  let pressed = null;
  addEventListener(
    'click',
    ({ clientX, clientY }) => {
      if (target === null || pressed !== null) return;
      const { left, right, top, bottom } = boxOf(target);
      // what replaces an element, or comes over it under the pointer, is at its place
      pressed = !target.isConnected || (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom);
    },
    true,
  );
  /** Whether the press came to where `aim` found the element: not when it moved away meanwhile. Pages of frames do not tell. */
  const isPressed = async () => {
    const end = performance.now() + 1000;
    // the answer of a document that follows
    if (target === null || target.matches('iframe')) return true;
    while (pressed === null && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
    return pressed === true;
  };

  /** Where to press the nth match: scrolled to where nothing covers it. */
  const aim = (query, nth = 0) => {
    const element = all(query).at(nth);
    if (element === undefined) return { state: 'absent' };
    if (element.matches(':disabled, [aria-disabled="true"]')) return { state: 'disabled' };
    target = element;
    pressed = null;
    const hit = () => {
      const { left, top, width, height } = boxOf(element);
      const [x, y] = [left + width / 2, top + height / 2];
      const found = document.elementFromPoint(x, y);
      const isFree = found !== null && (element.contains(found) || found.closest('label')?.contains(element) === true);
      return { state: isFree ? 'free' : 'covered', by: describe(found), x, y };
    };
    const first = hit();
    if (first.state === 'free') return first;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return hit();
  };

  const round = (number) => Math.round(number * 10) / 10;
  const isOpenOverlay = (element) => element.matches('dialog[open], [popover]:popover-open');
  const overlays = () => [...document.querySelectorAll('dialog, [popover]')].filter((one) => isOpenOverlay(one) && isShown(one));

  /** Faults of open overlays that a look would show: larger than what they hold, areas squeezed to nothing, outside the window. */
  const overlayFaults = () =>
    overlays().flatMap((overlay) => {
      const faults = [];
      const name = describe(overlay);
      const box = boxOf(overlay);
      if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
        faults.push(`${name} leaves the window: ${[box.left, box.top, box.right, box.bottom].map(round)}`);
      if (overlay.scrollWidth > overlay.clientWidth + 1) faults.push(`${name} scrolls sideways`);
      const bottoms = [...overlay.children].filter(isShown).map((child) => boxOf(child).bottom);
      const least = Number.parseFloat(getComputedStyle(overlay).minHeight) || 0;
      const slack = box.bottom - Math.max(...bottoms);
      if (bottoms.length > 0 && slack > 48 && box.height > least + 1)
        faults.push(`${name} is ${round(slack)} px taller than its content`);
      for (const area of overlay.querySelectorAll('*')) {
        const { overflowY } = getComputedStyle(area);
        if (overflowY !== 'auto' && overflowY !== 'scroll') continue;
        if (area.scrollHeight > area.clientHeight + 1 && area.clientHeight < 80 && area.checkVisibility())
          faults.push(`${name}: ${describe(area)} shows ${area.clientHeight} of ${area.scrollHeight} px`);
      }
      return faults;
    });

  /** Faults of controls: groups whose rows WebKit stretches by the height of their legend, and fields that phones zoom into. */
  const controlFaults = () => {
    const groups = [...document.querySelectorAll('fieldset')].filter((group) =>
      /flex|grid/.test(getComputedStyle(group).display),
    );
    const fields = [...document.querySelectorAll('input, select, textarea')].filter(
      (field) => isShown(field) && !/^(?:radio|checkbox|range|file)$/.test(field.type) && innerWidth < 768,
    );
    return [
      ...groups.map((group) => `${describe(group)} is laid out as flex or grid`),
      ...fields
        .map((field) => [field.name, getComputedStyle(field).fontSize])
        .filter(([, size]) => Number.parseFloat(size) < 16)
        .map(([name, size]) => `a phone zooms into the field ${name}, whose text is ${size}`),
    ];
  };

  const measured = [
    'header, nav, main, footer, section, form, fieldset, [data-slot]',
    'button, input, select, textarea, a[href], label, [role="tab"], [role="option"], [role="menuitem"]',
  ].join();

  /** Size by name of each landmark, overlay and control: of the top overlay when one is open, else of the page. */
  const sizes = () => {
    const open = overlays();
    const root = open.at(-1) ?? document.body;
    const seen = new Map();
    for (const element of new Set([...open, ...root.querySelectorAll(measured)])) {
      if (!isShown(element)) continue;
      const slot = element.closest('[data-slot]')?.dataset.slot ?? '';
      const words = element.matches('button, a, label, [role]') ? wordsOf(element).slice(0, 30) : (element.name ?? '');
      const kind = isOpenOverlay(element) ? 'overlay' : element.tagName.toLowerCase();
      const key = `${kind} ${slot} ${words}`.replaceAll(/\d+/g, '#');
      const nth = (seen.get(key)?.length ?? 0) + 1;
      const { width, height } = boxOf(element);
      seen.set(key, [...(seen.get(key) ?? []), [nth, round(width), round(height)]]);
    }
    return Object.fromEntries(
      [...seen].flatMap(([key, boxes]) =>
        boxes.map(([nth, width, height]) => [nth === 1 ? key : `${key} (${nth})`, [width, height]]),
      ),
    );
  };

  /** `loading`: what spinners tell. What is behind a dialog may wait for its answer. */
  const isStill = (loading) => {
    const front = [...document.querySelectorAll(':modal')].at(-1) ?? document;
    const waits = [...front.querySelectorAll('[aria-busy="true"], [role="status"]')].some(
      (element) => element.matches('[aria-busy="true"]') || (isShown(element) && wordsOf(element) === loading),
    );
    return (
      !waits &&
      document.fonts.status === 'loaded' &&
      document.getAnimations().every(({ effect, playState }) => {
        const shown = effect?.target?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
        return playState !== 'running' || !shown || effect.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      })
    );
  };

  globalThis.walk = { all, aim, isPressed, sizes, faults: () => [...overlayFaults(), ...controlFaults()], isStill, wordsOf };
})();
