import '#preview/controls/tools.css';
import { createRoot } from 'react-dom/client';
import { readOptions } from './persistedOptions.ts';
import { readBrandRecord } from './brandRecord.ts';
import { createTools } from '#preview/controls/connect.ts';
import { createToolStore } from '#preview/controls/toolState.ts';
import { ToolsProvider } from '#preview/controls/ToolsProvider.tsx';
import { studioCalls } from './studio/state/calls.ts';
import { openStudio, type Studio } from './studio/state/studio.ts';
import { StudioProvider } from './studio/state/StudioProvider.tsx';
import { Workbench } from './toolbar/Workbench.tsx';

// the framed page reads the same address, with the options stored for the tab
const src = window.location.pathname + window.location.search + window.location.hash;
const { options } = readOptions();
const store = createToolStore(await readBrandRecord(), options, src);
const studio = await studioOf(store.getState().record.id);
// another page of the studio, or this one, has written files
import.meta.hot?.on('studio:saved', () => void studio?.reread());
const root = document.getElementById('workbench');
if (root === null) throw new Error('The page has no #workbench.');
createRoot(root).render(
  <ToolsProvider tools={createTools(store)}>
    <StudioProvider studio={studio}>
      <Workbench src={src} />
    </StudioProvider>
  </ToolsProvider>,
);

/** The studio, where the page came with its token. */
async function studioOf(id: string): Promise<Studio | null> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content;
  if (token === undefined) return null;
  const calls = studioCalls(id, token);
  return openStudio(await calls.read(), calls);
}
