import type { FormValues } from '#state/forms/formField.ts';
import { EARLY_PAGE, type EarlyPage } from './earlyPage.ts';
import { earlyVerdict } from './earlyVerdict.ts';
import { focusTwin, giveBack, twinOf } from './giveBack.ts';
import { type EarlyForm, TAKEOVER } from '#platform/early/formTakeover.ts';

// The script of a published form, inside the HTML: answers fields until the page's code takes over. It writes only what hydration
// does not compare: values, the messages in `[data-fault]`, and the state of a reveal button.

const touched = new Set<HTMLInputElement>();
/** All inputs of the forms that were used. */
const known = new Set<HTMLInputElement>();
let focused: HTMLInputElement | null = null;
let kept: HTMLFormElement | null = null;
let page: EarlyPage | null = null;

/** What is known about the form, which stands before it. */
const pageData = (): EarlyPage | null =>
  (page ??= JSON.parse(document.getElementById(EARLY_PAGE)?.textContent ?? 'null') as EarlyPage | null);

const inputsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (one) => one instanceof HTMLInputElement && one.name !== '' && one.type !== 'radio',
  ) as HTMLInputElement[];

const valueOf = ({ type, checked, value }: HTMLInputElement): string => (type === 'checkbox' && !checked ? '' : value);

/** Where the fault of an input is shown. */
const placeOf = ({ id }: HTMLInputElement): HTMLElement | null => document.getElementById(`${id}-fault`);

/** Shows the fault of an input, or none. Returns whether there is one. */
function answer(input: HTMLInputElement): boolean {
  const data = pageData();
  const place = placeOf(input);
  if (data === null || place === null || input.form === null) return false;
  const values: FormValues = Object.fromEntries(inputsOf(input.form).map((one) => [one.name, valueOf(one)]));
  const label = input.labels?.[0]?.firstChild?.textContent ?? '';
  const { name, ariaRequired, validity } = input;
  const verdict = earlyVerdict(data, { name, label, required: ariaRequired === 'true', unreadable: validity.badInput }, values);
  const text = typeof verdict === 'string' ? '' : verdict.text;
  if (place.textContent !== text) place.textContent = text;
  return text !== '';
}

/** A form with places for faults; a search box has none. */
const isAnswered = (form: unknown): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.querySelector('[data-fault]') !== null;

const inputOf = ({ target }: Event): HTMLInputElement | null =>
  target instanceof HTMLInputElement && isAnswered(target.form) && target.name !== '' ? target : null;

function onLeave(event: Event): void {
  const input = inputOf(event);
  // one that is taken out of the page while somebody types is not left
  queueMicrotask(() => {
    if (input?.isConnected !== true) return;
    // it keeps the focus while another window has it
    if (focused === input && document.activeElement !== input) focused = null;
    touched.add(input);
    answer(input);
  });
}

function onInput(event: Event): void {
  const input = inputOf(event);
  // what is edited after the press may not be finished: it is sent with the next one
  if (input !== null && input.form === kept) keep(null);
  // a repeated value is answered again when the first one changes
  if (input !== null) inputsOf(input.form!).forEach((one) => touched.has(one) && answer(one));
}

function onFocus(event: Event): void {
  focused = inputOf(event);
  for (const one of focused?.form?.elements ?? []) if (one instanceof HTMLInputElement) known.add(one);
}

/** The reveal button of a password. */
function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('form button[aria-pressed]') : null;
  const input = button?.closest('[data-anchor]')?.querySelector('input');
  if (!button || !input) return;
  const isShown = input.type === 'password';
  input.type = isShown ? 'text' : 'password';
  button.ariaPressed = String(isShown);
}

/** Keeps a submit, which the browser would write into the address with all fields. */
function onSubmit(event: Event): void {
  if (!isAnswered(event.target)) return;
  event.preventDefault();
  const inputs = inputsOf(event.target);
  inputs.filter(placeOf).forEach((one) => touched.add(one));
  const [first] = inputs.filter(answer);
  keep(first === undefined ? event.target : null);
  first?.focus();
}

/** Keeps a form to submit; its button shows that it waits. */
function keep(form: HTMLFormElement | null): void {
  kept = form;
  document.documentElement.toggleAttribute('data-kept', form !== null);
}

const listeners = { focusin: onFocus, focusout: onLeave, input: onInput, click: onClick, submit: onSubmit };

function onTakeover(event: Event): void {
  for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
  document.removeEventListener(TAKEOVER, onTakeover);
  const clear = () => document.querySelectorAll('[data-fault]').forEach((one) => (one.textContent = ''));
  document.documentElement.removeAttribute('data-kept');
  const gone = [...known].filter((one) => !one.isConnected);
  gone.forEach(giveBack);
  if (focused !== null) focusTwin(focused);
  const left = [...touched].map(twinOf).filter((one) => one !== null);
  const form = kept?.isConnected === false ? (gone.map(twinOf).find((one) => one !== null)?.form ?? null) : kept;
  Object.assign((event as CustomEvent<Partial<EarlyForm>>).detail, { touched: left, kept: form, clear });
  // replaced inputs hold secrets
  known.clear();
  touched.clear();
  focused = null;
}

for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener);
document.addEventListener(TAKEOVER, onTakeover);
