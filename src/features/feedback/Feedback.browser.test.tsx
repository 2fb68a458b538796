import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { visitor } from '#state/portal/session.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const message = () => page.getByRole('textbox', { name: 'Your message' });
const send = () => userEvent.click(page.getByRole('button', { name: 'Send', exact: true }));

test('counts code points, 5 to 140 (FBK-02, D-70)', async () => {
  const app = await openApp({ path: '/feedback', reply: ({ name }) => (name === 'feedback' ? { id: 'F1' } : null) });
  for (const wrong of ['', 'abcd', '  ab  ', '🐟🐟🐟🐟', 'x'.repeat(141)]) {
    await userEvent.fill(message(), wrong);
    await send();
    await expect.poll(() => slot('page/feedback')!.querySelector('textarea[aria-invalid]')).not.toBeNull();
  }
  expect(app.sent('feedback')).toEqual([]);
  await userEvent.fill(message(), ` ${'🐟'.repeat(140)} `);
  await send();
  await expect.poll(() => app.sent('feedback')).toEqual([{ type: 'suggestion', content: '🐟'.repeat(140) }]);
});

test('keeps the typed text until it is accepted, then shows thanks', async () => {
  let answer: unknown = { ok: false, code: 'too_many_requests', message: 'x', value: null };
  const app = await openApp({ path: '/feedback', reply: ({ name }) => (name === 'feedback' ? answer : null) });
  await userEvent.click(page.getByText('Payment', { exact: true }));
  await userEvent.fill(message(), 'The wheel stops');
  await userEvent.fill(page.getByRole('textbox', { name: /How to reach you/ }), 'ana@mail.example');
  await send();
  await expect.element(page.getByText('Too many attempts. Please wait a moment.')).toBeVisible();
  await expect.element(message()).toHaveValue('The wheel stops');
  answer = { id: 'F1' };
  await send();
  await expect.element(page.getByText('Your message has arrived.')).toBeVisible();
  expect(app.sent('feedback').at(-1)).toEqual({ type: 'payment', content: 'The wheel stops', contact: 'ana@mail.example' });
  await expect.element(message()).toHaveValue('');
});

test('a repeated message keeps its key until it is answered; a changed one gets its own', async () => {
  let isLost = true;
  const app = await openApp({
    path: '/feedback',
    reply: ({ name }) => {
      if (name !== 'feedback') return null;
      if (isLost) throw new CallError('timeout', name);
      return { id: 'F1' };
    },
  });
  const keys = () => app.portal.calls.filter(({ name }) => name === 'feedback').map(({ key }) => key);
  await userEvent.fill(message(), 'The wheel stops');
  await send();
  await expect.poll(() => keys().length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await send();
  await expect.poll(() => keys().length).toBe(2);
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await userEvent.fill(message(), 'The wheel stops at noon');
  isLost = false;
  await send();
  await expect.element(page.getByText('Your message has arrived.')).toBeVisible();
  const [first, second, third] = keys();
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("a member's typed text is removed with the session, and restored for that member only (T22)", async () => {
  const app = await openApp({ path: '/feedback', member: {}, reply: ({ name }) => (name === 'feedbackList' ? [] : null) });
  const { session } = app.portal;
  const ana = session.getState();
  await userEvent.fill(message(), 'The wheel stops');
  await settle(() => session.setState(visitor, true));
  await expect.element(message()).toHaveValue('');
  await settle(() => session.setState(ana));
  await expect.element(message()).toHaveValue('The wheel stops');
  await settle(() => session.setState({ ...ana, token: 'st_2', username: 'ben02' }));
  await expect.element(message()).toHaveValue('');
  await settle(() => session.setState(ana));
  await expect.element(message()).toHaveValue('');
});

test('a visitor who signs in keeps the typed text', async () => {
  const app = await openApp({ path: '/feedback', reply: ({ name }) => (name === 'feedbackList' ? [] : null) });
  await userEvent.fill(message(), 'The wheel stops');
  await settle(() => app.portal.session.setState({ token: 'st_1', username: 'ana01' }));
  await expect.element(message()).toHaveValue('The wheel stops');
});

test('an optional contact must be an email address or a phone number (ERR-03)', async () => {
  const app = await openApp({ path: '/feedback', reply: ({ name }) => (name === 'feedback' ? { id: 'F1' } : null) });
  const contact = page.getByRole('textbox', { name: /How to reach you/ });
  await userEvent.fill(message(), 'The wheel stops');
  for (const [wrong, words] of [
    ['12345', 'The phone format is incorrect.'],
    ['call me', 'The phone format is incorrect.'],
    ['ana@mail', 'A valid email address, 6–100 characters.'],
  ]) {
    await userEvent.fill(contact, wrong!);
    await send();
    await expect.element(page.getByText(words!)).toBeVisible();
  }
  expect(app.sent('feedback')).toEqual([]);
  await userEvent.fill(contact, '+55 (11) 91234-5678');
  await send();
  await expect.poll(() => app.sent('feedback')).toMatchObject([{ contact: '+55 (11) 91234-5678' }]);
  // visitors have no list
  expect(slot('page/feedback')!.textContent).not.toContain('Your messages');
  expect(app.sent('feedbackList')).toEqual([]);
});

const record = (number: number, more: object = {}) => ({
  id: `F${number}`,
  type: 'bug',
  content: `Message ${number}`,
  time: Date.UTC(2026, 4, 1, 13, 5, number),
  status: 'open',
  answer: null,
  imageCount: 0,
  ...more,
});
const own = () => [...slot('page/feedback')!.querySelectorAll<HTMLElement>('[data-feedback]')];
const openOwn = (feedbackList: () => unknown) =>
  openApp({
    path: '/feedback',
    member: {},
    reply: ({ name }) => (name === 'feedbackList' ? feedbackList() : name === 'feedback' ? { id: 'F9' } : null),
  });

test('earlier feedback is listed in pages of five, with its state and its reply as plain text', async () => {
  const answer = 'It <b>turns</b> again.\nThank you.';
  const records = Array.from({ length: 7 }, (_, index) => record(index + 1));
  records[0] = record(1, { status: 'answered', answer, imageCount: 2, type: 'praise' });
  let sent: unknown[] = records;
  const app = await openOwn(() => sent);
  await expect.poll(() => own().length).toBe(5);
  const [first, second] = own();
  for (const words of ['Answered', 'praise', '2 pictures', 'Message 1', answer]) expect(first!.textContent).toContain(words);
  expect(first!.querySelector('b')).toBeNull();
  expect(second!.textContent).toContain('Waiting for a reply');
  expect(second!.textContent).toContain('Something is broken');
  expect(second!.querySelector('blockquote')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Page 2' }));
  expect(own().map((one) => one.dataset['feedback'])).toEqual(['F6', 'F7']);
  await userEvent.click(page.getByRole('button', { name: 'Page 1' }));

  sent = [record(9), ...records];
  await userEvent.fill(message(), 'The wheel stops');
  await send();
  await expect.poll(() => own()[0]?.dataset['feedback']).toBe('F9');
  expect(app.sent('feedback')).toHaveLength(1);
});

test('the list of a member shows that it is empty, or that it failed to load', async () => {
  let list: unknown = { ok: false, code: 'x', message: 'x', value: null };
  await openOwn(() => list);
  await expect.element(page.getByText('Your messages could not be loaded')).toBeVisible();
  list = [];
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('You have not written to us yet')).toBeVisible();
});

test.each([
  [new CallError('offline', 'feedback'), 'The network link is abnormal. Check your connection and try again.'],
  [new CallError('timeout', 'feedback'), 'The network link is abnormal. Check your connection and try again.'],
  [new CallError('unavailable', 'feedback'), 'The service is not available at the moment. Please try again soon.'],
  [new CallError('badResponse', 'feedback'), 'Something went wrong. Please try again.'],
  // the platform's words are rendered as text
  [{ ok: false, code: '', message: '<b>No</b> & never', value: null }, '<b>No</b> & never'],
])('a failure or a refusal is shown above the form, which stays (F1..F8): %s', async (answer, words) => {
  await openApp({
    path: '/feedback',
    reply: ({ name }) => {
      if (name === 'feedback' && answer instanceof CallError) throw answer;
      return name === 'feedback' ? answer : null;
    },
  });
  await userEvent.fill(message(), 'The wheel stops');
  await send();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  expect(slot('page/feedback')!.querySelector('[role="alert"] b')).toBeNull();
  await expect.element(message()).toHaveValue('The wheel stops');
});
