import { activityOf } from '../model/activity.ts';
import { catalogueOf } from '#sandbox/games/gameCatalogue.ts';
import { withReturn } from '#sandbox/games/maintenance.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';

export const favouriteIds: Handler<'favouriteIds'> = ({ context, member }) => accept([...activityOf(context, member).favourites]);

export const favouriteList: Handler<'favouriteList'> = ({ context, member }, { pageNo, pageSize, gameType, vassalage }) => {
  const { byId } = catalogueOf(context.data.games);
  const starred = activityOf(context, member)
    .favourites.flatMap((nodeId) => byId.get(nodeId) ?? [])
    .filter((game) => gameType === undefined || game.gameType === gameType)
    .filter((game) => !vassalage || vassalage.split(',').includes(game.vassalage));
  const { items, total, totalPages } = pageOf(starred, pageNo, pageSize);
  return accept({ content: items.map((game) => withReturn(context, game)), total, totalPages });
};

export const favouriteAdd: Handler<'favouriteAdd'> = ({ context, member }, { nodeId }) => {
  const id = String(nodeId);
  if (!catalogueOf(context.data.games).byId.has(id)) return refuse('invalid_request', { field: 'nodeId' });
  const activity = activityOf(context, member);
  activity.favourites = [id, ...activity.favourites.filter((one) => one !== id)];
  return accept(undefined);
};

export const favouriteRemove: Handler<'favouriteRemove'> = ({ context, member }, { nodeId }) => {
  const activity = activityOf(context, member);
  activity.favourites = activity.favourites.filter((one) => one !== String(nodeId));
  return accept(undefined);
};
