import '#preview/controls/tools.css';
import { createRoot } from 'react-dom/client';
import { addressOf } from '../../previewOptions.ts';
import { createCalls } from './calls.ts';
import { NewBrand } from './NewBrand.tsx';

const root = document.getElementById('workbench');
const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content;
if (root === null || token === undefined) throw new Error('The page has no #workbench, or no token of the studio.');
const calls = createCalls(token);
createRoot(root).render(
  <NewBrand
    choices={await calls.choices()}
    calls={calls}
    onCreated={(id) => window.location.assign(addressOf('/', { tools: 'on' }, id))}
    onCancel={() => window.location.assign('/')}
  />,
);
