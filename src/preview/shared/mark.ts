import edge from '#preview/controls/edge.css?inline';
import typeface from '#preview/controls/typeface.css?inline';

const look = `${typeface}${edge}
  button { padding: 6px 12px; border: 1px solid #fff5; border-radius: 8px; background: #14171c; color: inherit; font: inherit;
    font-weight: 600; text-align: start; cursor: pointer; }
  button:hover { background: #2a303a; }
  button:focus-visible { outline: 2px solid #6aa5ff; outline-offset: 2px; }
  div { display: grid; gap: 8px; box-sizing: border-box; width: min(320px, 100vw - 38px); max-height: min(420px, 55vh);
    padding: 12px; overflow: auto; border: 1px solid #fff5; border-radius: 8px; background: #14171c; box-shadow: 0 2px 10px #0005; }
  div[hidden] { display: none; }
  p, h2 { margin: 0; font: inherit; }
  h2 { font-weight: 600; }
  ul { display: grid; gap: 4px; margin: 0; padding: 0; list-style: none; }
  li button { width: 100%; }
  small { display: block; color: #b6bdc9; font-size: 12px; font-weight: 400; }
`;

export interface MarkParts {
  name: string;
  /** Seed accounts of the simulated platform. */
  users: readonly { account: string; what: string }[];
  signIn: (account: string) => Promise<unknown>;
  /** Starts the simulated platform anew, signed out. */
  reset: () => Promise<unknown>;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}

/** Says on the page that it is a preview, and signs in with a seed account. In a shadow root, apart from the brand's styles. */
export function showMark({ name, users, signIn, reset }: MarkParts): void {
  const host = document.createElement('preview-mark');
  const tree = host.attachShadow({ mode: 'open' });
  const open = make('button', { type: 'button', className: 'tab', ariaExpanded: 'false' }, 'Preview');
  const accounts = users.map(({ account, what }) => {
    const button = make('button', { type: 'button' }, account, make('small', {}, what));
    button.addEventListener('click', () => {
      show(false);
      void signIn(account);
    });
    return make('li', {}, button);
  });
  const anew = make('button', { type: 'button' }, 'Start anew');
  anew.addEventListener('click', () => {
    show(false);
    void reset();
  });
  const panel = make(
    'div',
    { hidden: true },
    make('p', {}, `A preview of ${name}. The platform is simulated in this browser: no real money, and nothing is sent.`),
    make('p', {}, 'Games show a placeholder, and there is no chat: both come from hosts of their own.'),
    make('h2', {}, 'Sign in as'),
    make('ul', {}, ...accounts),
    anew,
  );
  const show = (shown: boolean) => {
    panel.hidden = !shown;
    open.ariaExpanded = String(shown);
  };
  open.addEventListener('click', () => show(panel.hidden === true));
  const section = make('section', { ariaLabel: 'Preview' }, panel, open);
  section.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || panel.hidden) return;
    show(false);
    open.focus();
  });
  tree.append(make('style', { textContent: look }), section);
  document.body.append(host);
}

/** Says why the preview cannot run here. */
export function showObstacle(text: string): void {
  document.getElementById('root')?.append(make('p', { className: 'h-s', role: 'alert' }, text));
}
