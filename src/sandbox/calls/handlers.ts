import type { EndpointName } from '#platform/endpoints.ts';
import { announcements, announcementsV2, helpCenter } from './content.ts';
import { customerService } from './customerService.ts';
import { freePlay } from './freePlay.ts';
import type { Handler } from './handler.ts';
import { login } from './login.ts';
import { balance, fundsConsolidated, language, logout, memberIcon, memberInfo, merchantWallet, playerAvatar } from './member.ts';
import { changePassword, passwordByEmail, passwordByPhone } from './passwords.ts';
import { register, registerMobile } from './register.ts';
import { smsForgot, smsLogin, smsRegister } from './sms.ts';
import {
  affiliate,
  captcha,
  countryCodes,
  domainRoute,
  permission,
  registerSettings,
  systemStatus,
  whitelabel,
} from './system.ts';
import { loginVerify, loginVerifyCode } from './twoStep.ts';

/** One handler for each row of the endpoint table. */
export const handlers: { readonly [K in EndpointName]: Handler<K> } = {
  login,
  loginVerify,
  loginVerifyCode,
  freeplay: freePlay,
  logout,
  register,
  registerMobile,
  changePassword,
  passwordByPhone,
  passwordByEmail,
  smsLogin,
  smsRegister,
  smsForgot,
  captcha,
  affiliate,
  permission,
  whitelabel,
  registerSettings,
  systemStatus,
  domainRoute,
  countryCodes,
  customerService,
  memberInfo,
  memberIcon,
  fundsConsolidated,
  playerAvatar,
  language,
  balance,
  merchantWallet,
  announcements,
  announcementsV2,
  helpCenter,
};
