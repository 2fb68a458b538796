import { loadChunk } from '#engine/react/loadChunk.ts';
import { createRegistry, type Registry } from '#engine/registry.ts';
import { agentHome } from '#features/team/home/index.ts';
import { banner } from '#features/banner/index.ts';
import { bottomBar } from '#features/bottom-bar/index.ts';
import { centre } from '#features/centre/index.ts';
import { changePassword } from '#features/change-password/index.ts';
import { chat } from '#features/chat/index.ts';
import { content } from '#features/content/index.ts';
import { customerService } from '#features/customer-service/index.ts';
import { download } from '#features/download/index.ts';
import { elott } from '#features/elott/index.ts';
import { feedback } from '#features/feedback/index.ts';
import { fields } from '#features/fields/index.ts';
import { footer } from '#features/footer/index.ts';
import { forgotPassword } from '#features/forgot-password/index.ts';
import { game } from '#features/game/index.ts';
import { gameRails } from '#features/game-rails/index.ts';
import { header } from '#features/header/index.ts';
import { help } from '#features/help/index.ts';
import { home } from '#features/home/index.ts';
import { lobby } from '#features/lobby/index.ts';
import { login } from '#features/login/index.ts';
import { lottery } from '#features/lottery/index.ts';
import { notices } from '#features/notices/index.ts';
import { passwordCheck } from '#features/password-check/index.ts';
import { pointMall } from '#features/point-mall/index.ts';
import { popularLottery } from '#features/popular-lottery/index.ts';
import { promotion } from '#features/promotion/index.ts';
import { promotions } from '#features/promotions/index.ts';
import { register } from '#features/register/index.ts';
import { registerSuccess } from '#features/register-success/index.ts';
import { responsible } from '#features/responsible/index.ts';
import { screens } from '#features/screens/index.ts';
import { search } from '#features/search/index.ts';
import { sideMenu } from '#features/side-menu/index.ts';
import { verification } from '#features/verification/index.ts';
import { vip } from '#features/vip/index.ts';
import { vnlottery } from '#features/vnlottery/index.ts';
import { winners } from '#features/winners/index.ts';
import type { PortalFeature } from '#state/portal/feature.ts';
import type { Portal } from '#state/portal/portal.ts';

/** The features that every page knows. Brand and platform decide what is visible. */
export const features: readonly PortalFeature[] = [
  agentHome,
  banner,
  bottomBar,
  changePassword,
  chat,
  content,
  customerService,
  download,
  elott,
  feedback,
  fields,
  footer,
  forgotPassword,
  game,
  gameRails,
  header,
  help,
  home,
  lobby,
  login,
  lottery,
  notices,
  passwordCheck,
  pointMall,
  popularLottery,
  promotion,
  promotions,
  register,
  registerSuccess,
  responsible,
  screens,
  search,
  sideMenu,
  verification,
  vip,
  vnlottery,
  winners,
];

/** The registry of a page. The panels are added when a centre opens, as most visits open none. */
export function createPortalRegistry(): Registry<Portal> {
  const addPanels = async (): Promise<void> => registry.add((await loadChunk(() => import('./panels.ts'))).panelFeatures);
  const registry: Registry<Portal> = createRegistry([...features, centre(addPanels)]);
  return registry;
}
