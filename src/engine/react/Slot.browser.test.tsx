import { type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { createRegistry, type SectionProps } from '../registry.ts';
import { type Engine, EngineProvider } from './EngineProvider.tsx';
import { lazyEntry } from './lazyEntry.tsx';
import { Slot } from './Slot.tsx';

type Section = (props: SectionProps) => ReactNode;

const Hello: Section = ({ slotProps, name, settings }) => (
  <p {...slotProps}>
    Hello {name} {String(settings['word'])}
  </p>
);

// React logs contained errors to the console
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

async function show(section: Record<string, Section>, name: string, development = false, slots = 1) {
  const reports: object[] = [];
  const engine = {
    registry: createRegistry([{ id: 'test', provides: { section } }]),
    brand: {},
    conditions: {},
    development,
    report: (event: object) => reports.push(event),
  } as unknown as Engine;
  const element = (shown: string) => (
    <EngineProvider engine={engine}>
      {Array.from({ length: slots }, (_, index) => (
        <Slot
          key={index}
          kind="section"
          name={index === 0 ? shown : 'hello'}
          settings={{ word: 'you' }}
          loading={<p>Loading</p>}
          failed={(retry, cause) => (
            <button type="button" onClick={retry}>
              Again after {String(cause)}
            </button>
          )}
        />
      ))}
    </EngineProvider>
  );
  const render = await mount(element(name));
  return { reports, render: (next: string) => render(element(next)) };
}

const root = (name: string) => document.querySelector(`[data-slot="section/${name}"]`);

test('an entry gets its name, its root attributes and the props of its slot', async () => {
  const { reports } = await show({ hello: Hello }, 'hello');
  expect(root('hello')!.textContent).toBe('Hello hello you');
  expect(reports).toEqual([]);
});

describe('an unknown name (ENG-03)', () => {
  test('shows a named box with near matches in development', async () => {
    const { reports } = await show({ notice: Hello, banner: Hello }, 'notise', true);
    await expect.element(page.getByRole('note')).toHaveTextContent('section/notise is not registered. Did you mean notice?');
    // the page has no brand colours
    (root('notise') as HTMLElement).style.setProperty('--warning', 'black');
    expect(getComputedStyle(root('notise')!).borderTopStyle).toBe('dashed');
    expect(reports).toEqual([{ kind: 'unknownEntry', slot: 'section/notise' }]);
  });

  test('renders nothing in production and is reported once over several renders', async () => {
    const { reports, render } = await show({ notice: Hello }, 'notise');
    await render('notise');
    await render('notise');
    expect(root('notise')).toBeNull();
    expect(page.getByRole('note').query()).toBeNull();
    expect(reports).toEqual([{ kind: 'unknownEntry', slot: 'section/notise' }]);
  });
});

describe('an entry that throws (F16)', () => {
  test('leaves its neighbours in place, is reported by name and can be retried', async () => {
    let broken = true;
    const Fragile: Section = (props) => {
      if (broken) throw new Error('a broken part');
      return <Hello {...props} />;
    };
    const { reports } = await show({ fragile: Fragile, hello: Hello }, 'fragile', false, 2);
    expect(root('hello')).not.toBeNull();
    expect(reports).toMatchObject([{ kind: 'entryFailed', slot: 'section/fragile' }]);
    broken = false;
    await userEvent.click(page.getByRole('button', { name: 'Again after Error: a broken part' }));
    await expect.poll(() => root('fragile')?.textContent).toBe('Hello fragile you');
  });

  test('leaves the next entry of the same slot unaffected', async () => {
    const Broken: Section = () => {
      throw new Error('broken');
    };
    const { render } = await show({ broken: Broken, hello: Hello }, 'broken');
    await render('hello');
    expect(root('hello')!.textContent).toBe('Hello hello you');
  });
});

describe('a lazy entry', () => {
  test('shows its fallback, then itself', async () => {
    let arrive: (component: Section) => void = () => undefined;
    const late = lazyEntry<SectionProps>(() => new Promise<Section>((resolve) => (arrive = resolve)) as never);
    await show({ late }, 'late');
    await expect.element(page.getByText('Loading')).toBeInTheDocument();
    arrive(Hello);
    await expect.poll(() => root('late')?.textContent).toBe('Hello late you');
  });

  test('renders at once when preloaded', async () => {
    const early = lazyEntry<SectionProps>(async () => Hello as never);
    await early.preload();
    await show({ early }, 'early');
    expect(root('early')!.textContent).toBe('Hello early you');
  });

  test('is fetched again on retry after three failed tries', async () => {
    const load = vi.fn().mockRejectedValue(new Error('gone'));
    const { reports } = await show({ late: lazyEntry<SectionProps>(load) }, 'late');
    const again = page.getByRole('button', { name: 'Again after ChunkError' });
    await expect.element(again).toBeVisible();
    load.mockResolvedValue(Hello);
    await userEvent.click(again);
    await expect.poll(() => root('late')?.textContent).toBe('Hello late you');
    expect(load).toHaveBeenCalledTimes(4);
    expect(reports).toMatchObject([{ kind: 'entryFailed', slot: 'section/late' }]);
  });
});
