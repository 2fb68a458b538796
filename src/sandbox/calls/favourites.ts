import { activityOf } from '../model/activity.ts';
import { catalogueOf, sent } from '../model/gameCatalogue.ts';
import { pageOf } from '../model/paging.ts';
import { accept, refuse } from '../model/refusal.ts';
import type { Handler } from './handler.ts';

/** GET /wps/relay/MCSFE_getFavoriteGames */
export const favouriteIds: Handler<'favouriteIds'> = ({ world, member }) => accept([...activityOf(world, member).favourites]);

/** GET /wps/relay/MCSFE_getFavoriteGamesList */
export const favouriteList: Handler<'favouriteList'> = ({ world, member }, { pageNo, pageSize, gameType, vassalage }) => {
  const { byId } = catalogueOf(world.data.games);
  const starred = activityOf(world, member)
    .favourites.flatMap((nodeId) => byId.get(nodeId) ?? [])
    .filter((game) => gameType === undefined || game.gameType === gameType)
    .filter((game) => !vassalage || vassalage.split(',').includes(game.vassalage));
  const { items, total, totalPages } = pageOf(starred, pageNo, pageSize);
  return accept({ content: items.map(sent), total, totalPages });
};

/** POST /wps/relay/MCSFE_getFavoriteGames */
export const favouriteAdd: Handler<'favouriteAdd'> = ({ world, member }, { nodeId }) => {
  const id = String(nodeId);
  if (!catalogueOf(world.data.games).byId.has(id)) return refuse('invalid_request', { field: 'nodeId' });
  const activity = activityOf(world, member);
  activity.favourites = [id, ...activity.favourites.filter((one) => one !== id)];
  return accept(undefined);
};

/** DELETE /wps/relay/MCSFE_getFavoriteGames */
export const favouriteRemove: Handler<'favouriteRemove'> = ({ world, member }, { nodeId }) => {
  const activity = activityOf(world, member);
  activity.favourites = activity.favourites.filter((one) => one !== String(nodeId));
  return accept(undefined);
};
