import { page, writeOnce } from './proofs.ts';
import type { Step } from './sessionSteps.ts';

/** A game becomes a favourite. */
export const favouriteStep: Step = {
  check: ({ isSignedIn, hasFavourite }) => isSignedIn && !hasFavourite,
  async run(model, walker) {
    const token = walker.tokens.member;
    const { brand } = walker.run.caller;
    const language = brand.languages.default;
    const platform = 'flash,html5-desktop';
    const hot = await walker.must('hotGames', { merchantCode: brand.merchantCode, isPlatform: 2, platform, language }, null);
    const starred = new Set((await walker.must('favouriteIds', undefined, token)).map(String));
    const games = hot.list;
    const game = games.find(({ nodeId }) => nodeId !== undefined && !starred.has(String(nodeId)));
    if (game === undefined) return walker.untried('favouriteAdd', 'hotGames has no game that is not starred yet');
    const nodeId = String(game.nodeId);
    const request = { nodeId, vendor: String(game.vassalage ?? game.vendor ?? ''), gameType: String(game.gameType) };
    if ((await walker.write('favouriteAdd', request, token)) === null) return;
    walker.made.favourite = request;
    model.hasFavourite = true;
    const ids = await walker.must('favouriteIds', undefined, token);
    walker.hold('favouriteAdd', ids.map(String).includes(nodeId), {
      seen: 'favouriteIds without the game',
      expected: 'favouriteIds with it',
    });
  },
  toString: () => 'star a game',
};

/** The favourite is removed. */
export const unfavouriteStep: Step = {
  check: ({ isSignedIn, hasFavourite }) => isSignedIn && hasFavourite,
  async run(model, walker) {
    const token = walker.tokens.member;
    const request = walker.made.favourite;
    if (request === null) return;
    await walker.write('favouriteRemove', request, token);
    model.hasFavourite = false;
    walker.made.favourite = null;
    const ids = (await walker.must('favouriteIds', undefined, token)).map(String);
    const isGone = !ids.includes(String(request.nodeId));
    walker.hold('favouriteRemove', isGone, { seen: 'favouriteIds with the game', expected: 'favouriteIds without it' });
  },
  toString: () => 'unstar the game',
};

/** An agent makes a link for registrations. */
export const createLinkStep: Step = {
  check: ({ isAgentIn }) => isAgentIn,
  async run(model, walker) {
    const { agent: token } = walker.tokens;
    const link = await writeOnce(walker, {
      name: 'createRegisterLink',
      request: { type: 'MEMBER', remark: 'Stage proof' },
      token,
      reference: { pointer: '/code', of: ({ code }) => code },
      records: 'agentRegisterLinks',
      async count({ code }) {
        const { rows } = await walker.must('agentRegisterLinks', { ...page }, token);
        return rows.filter((row) => row.code === code).length;
      },
    });
    if (link === null) return;
    walker.made.links.push(link.code);
    model.links += 1;
  },
  toString: () => 'agent makes a link',
};

/** The link is deleted. */
export const deleteLinkStep: Step = {
  check: ({ isAgentIn, links }) => isAgentIn && links > 0,
  async run(model, walker) {
    const { agent: token } = walker.tokens;
    const code = walker.made.links.pop() ?? '';
    model.links -= 1;
    await walker.write('deleteRegisterLink', { code }, token);
    const { rows } = await walker.must('agentRegisterLinks', { ...page }, token);
    const isGone = !rows.some((row) => row.code === code);
    walker.hold('deleteRegisterLink', isGone, {
      seen: 'agentRegisterLinks with the link',
      expected: 'agentRegisterLinks without it',
    });
  },
  toString: () => 'agent deletes the link',
};
