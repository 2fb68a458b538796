import { afterEach, expect, test, vi } from 'vitest';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import { SearchBox } from './SearchBox.tsx';

afterEach(() => {
  vi.useRealTimers();
});

async function openSearch() {
  const onChange = vi.fn();
  await mount(<SearchBox label="Search" clearLabel="Clear" name="name" value="" onChange={onChange} />);
  const input = document.querySelector('input')!;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return {
    onChange,
    input,
    type: (text: string, isComposing = false) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
    },
  };
}

test('searches once when typing pauses', async () => {
  const { onChange, type } = await openSearch();
  type('ko');
  vi.advanceTimersByTime(200);
  type('koi ');
  vi.advanceTimersByTime(299);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([['koi']]);
});

// Safari ends the composition before the event with the text, the others after it
test.each(['compositionend', 'input'])(
  'searches for what an input method has composed, not for its parts (%s first)',
  async (first) => {
    const { onChange, input, type } = await openSearch();
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const part of ['k', 'こ', 'こい']) {
      type(part, true);
      vi.advanceTimersByTime(1000);
    }
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe('こい');
    const end = () => input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '鯉' }));
    if (first === 'compositionend') end();
    type('鯉', first === 'input');
    if (first === 'input') end();
    vi.advanceTimersByTime(1000);
    expect(onChange.mock.calls).toEqual([['鯉']]);
  },
);

test('text typed before the page has code is searched for, and Enter leads to its address', async () => {
  const onChange = vi.fn();
  const box = <SearchBox label="Search" clearLabel="Clear" name="name" value="" onChange={onChange} />;
  const host = document.createElement('div');
  host.innerHTML = renderToString(box);
  document.body.append(host);
  const [input, form] = [host.querySelector('input')!, host.querySelector('form')!];
  input.value = 'koi';
  expect([...new FormData(form)]).toEqual([['name', 'koi']]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const root = hydrateRoot(host, box);
  await settle(() => {});
  expect(input.value).toBe('koi');
  vi.advanceTimersByTime(1000);
  expect(onChange.mock.calls).toEqual([['koi']]);
  root.unmount();
  host.remove();
});

/** A search whose value is set by `show`, as a slow page follows its address. */
async function openSlowSearch() {
  const sent: string[] = [];
  const search = (value: string) => (
    <SearchBox label="Search" clearLabel="Clear" name="name" value={value} onChange={(name) => sent.push(name)} />
  );
  const render = await mount(search(''));
  const input = document.querySelector('input')!;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return {
    sent,
    input,
    type: (text: string) =>
      settle(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
    pause: () => settle(() => void vi.advanceTimersByTime(300)),
    show: (value: string) => render(search(value)),
  };
}

test('what is typed while an earlier part of it is searched for stays', async () => {
  const { sent, input, type, pause, show } = await openSlowSearch();
  await type('ko');
  await pause();
  await type('koi');
  await show('ko');
  expect(input.value).toBe('koi');
  await type('koi p');
  await pause();
  await type('koi po');
  await pause();
  await show('koi p');
  expect(input.value).toBe('koi po');
  await show('koi po');
  expect(input.value).toBe('koi po');
  expect(sent).toEqual(['ko', 'koi p', 'koi po']);
});

test('a text that is removed while it is searched for is not searched for in the end', async () => {
  const { sent, input, type, pause, show } = await openSlowSearch();
  await type('ko');
  await pause();
  await type('');
  await pause();
  await show('ko');
  await show('');
  expect(sent).toEqual(['ko', '']);
  expect(input.value).toBe('');
});

test('Back and Forward replace the text', async () => {
  const { input, type, pause, show } = await openSlowSearch();
  await type('ko');
  await pause();
  await show('ko');
  await show('');
  expect(input.value).toBe('');
  await show('ko');
  expect(input.value).toBe('ko');
  await type('koi');
  await pause();
  // Back, before the search is shown
  await show('lotus');
  expect(input.value).toBe('lotus');
});

test('Back brings the text back although the page has not drawn that it was removed', async () => {
  const { input, type, pause, show } = await openSlowSearch();
  await type('ko');
  await pause();
  await show('ko');
  await type('');
  await pause();
  await settle(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(input.value).toBe('ko');
});

test('what is typed when a dialog closes with Back stays', async () => {
  const { sent, input, type, pause } = await openSlowSearch();
  await type('ko');
  await settle(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(input.value).toBe('ko');
  await pause();
  expect(sent).toEqual(['ko']);
});
