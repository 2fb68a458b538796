import { expect, test } from 'vitest';
import { EngineProvider } from '#engine/react/EngineProvider.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { LazySection } from './LazySection.tsx';

test.each([
  [true, 'section/winners'],
  [false, null],
])('the space of a section that waits says so in development alone (%s)', async (development, waits) => {
  const engine = { development, report: () => undefined, registry: { add: () => undefined, find: () => null, names: () => [] } };
  await mount(
    <EngineProvider engine={engine as never}>
      <div style={{ height: '5000px' }} />
      <LazySection name="winners" reserve="band">
        {() => 'Winners'}
      </LazySection>
    </EngineProvider>,
  );
  expect(document.querySelector('[data-reserve]')!.getAttribute('data-waits')).toBe(waits);
});
