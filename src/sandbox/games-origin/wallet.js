/*
 * Shared by all demo games: start parameters, the sandbox wallet, and messages to the portal
 * (src/platform/games/gameMessages.ts). The ticket in the query identifies the member.
 */
const query = new URLSearchParams(location.search);
const context = new URLSearchParams({ brand: query.get('brand') ?? '' });

/** The embedding page; null in a window of its own. */
const portal = window.parent === window || document.referrer === '' ? null : new URL(document.referrer).origin;

export const asked = (name) => query.get(name) ?? '';

/** A picture of the brand's sandbox. */
export const picture = (path) => (/^\/media\/[\w.-]+$/.test(path) ? `${path}?${context}` : '');

/** Sends a message to the portal. */
export function say(kind) {
  if (portal !== null) window.parent.postMessage({ protocol: 'portal-game/1', kind }, portal);
}

/**
 * Settles a bet; a stake of 0 returns the balance. Money is text with two decimals.
 * @throws Error `poor` when the balance is too low, else the reason of the failure
 */
export async function bet(stake, payout) {
  const body = { ticket: asked('ticket'), stake, payout };
  const response = await fetch(`/__sandbox/bet?${context}`, { method: 'POST', body: JSON.stringify(body) });
  const answer = response.status === 204 ? await askPage(body) : { status: response.status, value: await response.json() };
  if (answer.status === 409) throw new Error('poor');
  if (answer.status !== 200) throw new Error('failed');
  if (stake !== '0') say('balance');
  return answer.value.balance;
}

/** In the preview the platform runs in the embedding page, which settles the bets. */
function askPage(body) {
  if (portal === null) throw new Error('failed');
  const id = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('failed')), 5000);
    window.addEventListener('message', function hear({ origin, data }) {
      if (origin !== portal || data?.protocol !== 'sandbox-bet/1' || data.id !== id || data.status === undefined) return;
      window.removeEventListener('message', hear);
      clearTimeout(timer);
      resolve({ status: data.status, value: data.value });
    });
    window.parent.postMessage({ protocol: 'sandbox-bet/1', id, body }, portal);
  });
}

/** Converts decimal text to cents, and back. */
export const cents = (money) => Math.round(Number(money) * 100);
export const money = (amount) => (amount / 100).toFixed(2);

/** A random whole number below `limit`. */
export function draw(limit) {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return number % limit;
}

/** An element with attributes and content. */
export function make(tag, attributes = {}, ...content) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...content);
  return element;
}
