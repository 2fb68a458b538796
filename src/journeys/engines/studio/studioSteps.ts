import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tab } from '../engine.ts';
import type { Hands } from '../hands.ts';

/** A person in front of the studio of a brand. */
export interface StudioWalker extends Hands {
  tab: Tab;
  /** Opens the tools over a path of the brand, until the page in them is there. */
  open: (path: string, options?: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends the preview server, with all that it holds in memory, and starts it again at its address. */
  restart: () => Promise<void>;
  /** The brand's folder on the disk. */
  folder: string;
}

export interface StudioStep {
  name: string;
  walk: (walker: StudioWalker) => Promise<void>;
}

const framed = `document.querySelector('iframe').contentDocument`;
const button = (text: string) => ({ css: 'button', text });
const inStudio = (text: string) => ({ css: 'section[aria-label="Studio"] button', text });

/** The selector of the control that a label names. */
async function fieldOf({ until, value }: Hands, label: string): Promise<string> {
  const found = `[...document.querySelectorAll('label')].find(({ textContent }) => textContent === ${JSON.stringify(label)})`;
  await until(`${found} !== undefined`, `a field ${label}`);
  return `[id="${await value<string>(`${found}.htmlFor`)}"]`;
}

/** The text of the entry that was edited, on the page. */
const entrySays = ({ until }: Hands, text: string): Promise<void> =>
  until(
    `[...${framed}.querySelectorAll('[data-entry="home"]')].some(({ innerText }) => innerText.trim() === ${JSON.stringify(text)})`,
    `the page says ${text}`,
  );

const COLOUR = 'Nav active bg, light';
const tokenIs = ({ until }: Hands, colour: string, is: boolean): Promise<void> =>
  until(
    `(() => {
      const probe = ${framed}.createElement('div');
      probe.dataset.theme = 'light';
      ${framed}.documentElement.append(probe);
      const { backgroundColor } = Object.assign(probe, { style: 'background: var(--nav-active-bg)' }) && getComputedStyle(probe);
      const wanted = Object.assign(probe, { style: 'background: ${colour}' }) && getComputedStyle(probe).backgroundColor;
      probe.remove();
      return (backgroundColor === wanted) === ${is};
    })()`,
    `the page ${is ? 'has' : 'no longer has'} the colour ${colour}`,
  );

const PICTURE = 'Neue Halle.PNG';
/** A drawing as a file, put into the chooser of the picture as if it was chosen there. */
const choose = `(async () => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 900;
  const context = canvas.getContext('2d');
  for (let at = 0; at < 900; at += 30) {
    context.fillStyle = 'hsl(' + at + ' 60% 50%)';
    context.fillRect(at, 0, 30, 900);
  }
  const drawing = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  const data = new DataTransfer();
  data.items.add(new File([drawing], ${JSON.stringify(PICTURE)}, { type: 'image/png' }));
  const chooser = document.querySelector('[aria-label="Replace Login art"]');
  chooser.files = data.files;
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
  return chooser !== null;
})()`;
const showsPicture = ({ until }: Hands): Promise<void> =>
  until(
    `[...${framed}.querySelectorAll('img[src*="/images/neue-halle."]')].some(({ complete, naturalWidth }) => complete && naturalWidth > 0)`,
    'the page shows the picture',
  );

/** One walk: each step goes on where the one before has ended. */
export const studioSteps: readonly StudioStep[] = [
  {
    name: 'an element is picked, and its text edited where it is',
    walk: async (walker) => {
      const { tab, open, press, see, value, until, fill } = walker;
      await open('/');
      await press({ css: 'footer button', text: 'Inspect' });
      const entry = `${framed}.querySelector('[data-slot="region/sideMenu"] [data-entry="home"]')`;
      await until(`${entry} !== null`, 'the entry of the menu');
      const [x, y] = await value<[number, number]>(`(() => {
        const outer = document.querySelector('iframe').getBoundingClientRect();
        const { left, top, width, height } = ${entry}.getBoundingClientRect();
        return [outer.left + left + width / 2, outer.top + top + height / 2];
      })()`);
      await tab.press(x, y);
      await until(`new URLSearchParams(location.search).get('pick') === 'menu/side/home'`, 'the entry is picked');
      await see('section[aria-label="Edit"]');
      await fill(await fieldOf(walker, 'portal:home, en'), 'Lounge');
      await entrySays(walker, 'Lounge');
    },
  },
  {
    name: 'undo and redo',
    walk: async (walker) => {
      await walker.press(inStudio('Undo'));
      await entrySays(walker, 'Home');
      await walker.press(inStudio('Redo'));
      await entrySays(walker, 'Lounge');
    },
  },
  {
    name: 'a colour is tried and dropped',
    walk: async (walker) => {
      const { fill, press, see } = walker;
      await fill(await fieldOf(walker, COLOUR), '#12AB34');
      await tokenIs(walker, '#12AB34', true);
      await press({ css: 'section[aria-label="Studio"] button', text: 'Changes 2' });
      await press({ css: 'button', text: 'Take back Nav active bg, light' });
      await tokenIs(walker, '#12AB34', false);
      await see(inStudio('Changes 1'));
    },
  },
  {
    name: 'a picture is cut and shown',
    walk: async (walker) => {
      const { open, fill, press, see, gone, value } = walker;
      await open('/login', { panel: 'settings' });
      await fill('[aria-label="Search all settings"]', 'artwork beside the login form');
      await press('section[aria-label="Found"] button');
      await see('[aria-label="Replace Login art"], label:has([aria-label="Replace Login art"])');
      await value(choose);
      const form = '[aria-label="New picture: Login art"]';
      await see(`${form} [data-frame]`);
      await press(button('Use this picture'));
      await gone(form);
      await showsPicture(walker);
    },
  },
  {
    name: 'the draft is kept over a reload, its picture for a server that lost it',
    walk: async (walker) => {
      await walker.restart();
      await walker.open('/login', { panel: 'changes' });
      await walker.see(inStudio('Changes 3'));
      await showsPicture(walker);
      await walker.see({ css: '[aria-label="Changes"] li', has: 'Lounge' });
    },
  },
  {
    name: 'save writes the files',
    walk: async ({ press, until, folder }) => {
      const file = (name: string) =>
        JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, Record<string, unknown>>;
      await press(inStudio('Save'));
      await until(`document.querySelector('section[aria-label="Studio"]').innerText.includes('Nothing to save')`, 'all is saved');
      const wrong = [
        ...(file('texts/en.json')['portal']?.['home'] === 'Lounge' ? [] : ['the text']),
        ...(file('brand.json')['images']?.['loginArt'] === 'neue-halle.webp' ? [] : ['the name of the picture']),
        ...['images/neue-halle.webp', 'images/sources/neue-halle.png', 'images/sources/encoded.json'].filter(
          (name) => !existsSync(join(folder, name)),
        ),
      ];
      if (wrong.length > 0) throw new Error(`not written: ${wrong.join(', ')}`);
    },
  },
];
