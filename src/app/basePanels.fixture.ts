import { commands } from 'vitest/browser';
import file from '../../brands/base/panels.json';
import { type AppSetup, openApp } from '#app-tests/app.fixture.tsx';
import '#app-tests/sweeps/panel-faults/platform.fixture.ts';

const { $schema: _, ...described } = file;

/** The whole app with the panels of the base brand, as its site publishes them. */
export async function openBasePanels(setup: AppSetup) {
  const published = await commands.publishedPanels(described);
  const { member, agent, pages } = published;
  const address = URL.createObjectURL(new Blob([JSON.stringify(published)], { type: 'application/json' })) as `/${string}`;
  return openApp({
    ...setup,
    panels: { file: address, member: Object.keys(member), agent: Object.keys(agent), pages: Object.keys(pages) },
  });
}
