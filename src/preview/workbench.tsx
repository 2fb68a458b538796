import './toolbar/tools.css';
import { createRoot } from 'react-dom/client';
import { readOptions } from './persistedOptions.ts';
import { readBrandRecord } from './brandRecord.ts';
import { createTools } from '#preview/controls/connect.ts';
import { createToolStore } from '#preview/controls/toolState.ts';
import { ToolsProvider } from '#preview/controls/ToolsProvider.tsx';
import { Workbench } from './toolbar/Workbench.tsx';

// the framed page reads the same address, with the options stored for the tab
const src = window.location.pathname + window.location.search + window.location.hash;
const { options } = readOptions();
const store = createToolStore(await readBrandRecord(), options, src);
const root = document.getElementById('workbench');
if (root === null) throw new Error('The page has no #workbench.');
createRoot(root).render(
  <ToolsProvider tools={createTools(store)}>
    <Workbench src={src} />
  </ToolsProvider>,
);
