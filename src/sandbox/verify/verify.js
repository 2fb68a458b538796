/*
 * The verify page of the sandbox, for a brand's verify origin, where in production a provider's scripts run. It implements the
 * protocol of src/platform/verification/verifyMessages.ts and calls the sandbox instead of the provider. The query has the
 * brand and the sandbox session, because the portal's cookies belong to another origin.
 */
import { phoneErrorCodes } from './phoneErrorCodes.js';
import { showSlider } from './slider.js';

const PROTOCOL = 'portal-verify/1';

const query = new URLSearchParams(location.search);
const context = new URLSearchParams({ brand: query.get('brand') ?? '', session: query.get('session') ?? '' });

document.documentElement.lang = query.get('language') ?? 'en';
document.documentElement.style.colorScheme = query.get('theme') === 'dark' ? 'dark' : 'light';
document.documentElement.style.overflow = 'hidden';
document.body.style.margin = '0';

const stage = /** @type {HTMLElement} */ (document.getElementById('stage'));

/** Calls the sandbox; `body` makes it a POST. */
async function control(path, body) {
  const response = await fetch(`/__sandbox/${path}?${context}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** The phone service's answer: its value, or its error under the portal's name. */
async function phone(path, body) {
  const answer = await control(path, body);
  if (answer.ok) return answer.value;
  throw Object.assign(new Error(answer.error), { code: phoneErrorCodes[answer.error] ?? 'unknown' });
}

const actions = {
  async human({ language }) {
    await showSlider({ container: stage, language });
    return control('human');
  },
  'phone.send': async (request) => ({ verification: (await phone('phone', { phone: request.phone })).verificationId }),
  'phone.confirm': async ({ verification, code }) => ({
    idToken: (await phone('phone/confirm', { verificationId: verification, code })).idToken,
  }),
};

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || data?.protocol !== PROTOCOL || !Object.hasOwn(actions, data.action)) return;
  const answer = (message) => window.parent.postMessage({ protocol: PROTOCOL, id: data.id, ...message }, origin);
  actions[data.action](data).then(
    (value) => answer({ kind: 'answer', value }),
    (cause) => answer({ kind: 'refusal', error: cause.code ?? 'unknown' }),
  );
});

// these two messages are harmless, and the portal's origin is unknown until its first request
new ResizeObserver(() => {
  window.parent.postMessage({ protocol: PROTOCOL, kind: 'height', height: stage.offsetHeight }, '*');
}).observe(stage);
window.parent.postMessage({ protocol: PROTOCOL, kind: 'ready' }, '*');
