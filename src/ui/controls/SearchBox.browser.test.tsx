import { afterEach, expect, test, vi } from 'vitest';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { mount } from '#ui/dom/mount.fixture.tsx';
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
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const root = await act(async () => hydrateRoot(host, box));
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  expect(input.value).toBe('koi');
  vi.advanceTimersByTime(1000);
  expect(onChange.mock.calls).toEqual([['koi']]);
  root.unmount();
  host.remove();
});
