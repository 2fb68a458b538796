import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalProvider, useSession } from '#state/portal/PortalProvider.tsx';
import { visitor } from '#state/portal/session.ts';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import { useDraft } from './draft.ts';
import { useDraftForm } from './useDraftForm.ts';
import { useSessionEnds } from './useSessionEnds.ts';

function Form() {
  const [text, setText] = useDraft('remark', '');
  return <input aria-label="Remark" value={text} onChange={({ target }) => setText(target.value)} />;
}

/** A panel is there while somebody is signed in. */
function Panel() {
  const isMember = useSession(({ token }) => token !== null);
  return isMember ? <Form /> : null;
}

const RULE = { enabled: true, required: false, minLength: 1, maxLength: 50, acceptedPattern: null, patternId: 0 };

function FieldsPanel() {
  const isMember = useSession(({ token }) => token !== null);
  return isMember ? <Fields /> : null;
}

function Fields() {
  const { form } = useDraftForm('card', [{ name: 'remark', rule: RULE, required: false }]);
  return <input aria-label="Remark" {...form.register('remark')} />;
}

const Page = () => <Form key={useSessionEnds()} />;

const input = page.getByRole('textbox', { name: 'Remark' });
const ana = { token: 'st_1', username: 'ana01', member: { id: 'm-1', account: 'ana01', type: 0 } };

let portal: ReturnType<typeof testPortal>;
beforeEach(() => {
  portal = testPortal({ reply: () => null });
});

const open = (content = <Page />) =>
  mount(
    <MemoryRouter>
      <PortalProvider portal={portal}>{content}</PortalProvider>
    </MemoryRouter>,
  );

/** As a sign-in does it: the account is known a moment after the token. */
async function signIn(typed: string, member = ana) {
  await settle(() => portal.session.setState({ token: 'st_2', username: typed }));
  await settle(() => portal.session.setState({ ...member, token: 'st_2' }));
}

test.each(['ana01', 'ANA01', '11987654321', 'ana@mail.example'])(
  'a draft comes back after the session ended, for its owner who signs in as %s',
  async (typed) => {
    portal.session.setState(ana);
    await open();
    await userEvent.fill(input, 'half a letter');
    await settle(() => portal.session.setState(visitor, true));
    await expect.element(input).toHaveValue('');
    await signIn(typed);
    await expect.element(input).toHaveValue('half a letter');
  },
);

test('a draft does not come back for another member', async () => {
  portal.session.setState(ana);
  await open();
  await userEvent.fill(input, 'half a letter');
  await settle(() => portal.session.setState(visitor, true));
  await signIn('11987654322', { ...ana, username: 'bea02', member: { id: 'm-2', account: 'bea02', type: 0 } });
  await expect.element(input).toHaveValue('');
});

test.each(['ana01', '11987654321'])('what a visitor typed stays when signing in as %s', async (typed) => {
  await open();
  await userEvent.fill(input, 'half a letter');
  await signIn(typed);
  await expect.element(input).toHaveValue('half a letter');
});

test.each([
  ['a panel', Panel],
  ['a form of fields', FieldsPanel],
])('a draft of %s comes back for its owner, and not for another member', async (_, Content) => {
  portal.session.setState(ana);
  await open(<Content />);
  await userEvent.fill(input, 'half a letter');
  await settle(() => portal.session.setState(visitor, true));
  await signIn('11987654321');
  await expect.element(input).toHaveValue('half a letter');
  await settle(() => portal.session.setState(visitor, true));
  await signIn('11987654322', { ...ana, username: 'bea02', member: { id: 'm-2', account: 'bea02', type: 0 } });
  await expect.element(input).toHaveValue('');
});

test('what was typed goes with a session whose member was never read', async () => {
  portal.session.setState({ token: 'st_1', username: 'ana01' });
  await open();
  await userEvent.fill(input, 'half a letter');
  await settle(() => portal.session.setState(visitor, true));
  await expect.element(input).toHaveValue('');
});
