import type { PermissionResponse, Resource } from '#contract/types.ts';
import { newCaptcha } from '../model/captcha.ts';
import { whitelabelTree } from '../model/flags.ts';
import { accept } from '../model/refusal.ts';
import { systemStatusOf } from '../model/status.ts';
import type { World } from '../model/world.ts';
import { openCustomerService } from './customerService.ts';
import type { Handler } from './handler.ts';
import { isAffiliate } from './registerChecks.ts';

/** GET /wps/system/permission */
export const permission: Handler<'permission'> = ({ world }) => {
  const given = world.data.platform.permission;
  const status = systemStatusOf(world);
  const value: PermissionResponse = {
    info: {
      whitelabel: whitelabelTree(world),
      register: {
        captchaEnabled: world.settings.captcha.enabled,
        humanVerification: { ...world.settings.humanVerification },
        externalSms: world.settings.externalSms,
      },
      resources: resourcesOf(world),
      customerService: openCustomerService(world),
      analytics: { gtagId: given.gtagId === '' ? null : given.gtagId },
      imageCDNs: [...given.imageCDNs],
      launchGameCDNs: world.gamesOrigin === null ? [...given.launchGameCDNs] : [world.gamesOrigin],
    },
    location: { ...given.location },
    maintenance: status === 1,
    regionRestriction: status === 2,
    maintenanceEndTime: status === 1 && given.maintenanceEndTime > 0 ? given.maintenanceEndTime : null,
  };
  return accept(value);
};

function resourcesOf(world: World): Resource[] {
  return Object.values(world.data.platform.resources ?? {}).map((resource) => ({ ...resource }));
}

/** GET /wps/system/status */
export const systemStatus: Handler<'systemStatus'> = ({ world }) => accept(systemStatusOf(world));

/** GET /wps/system/whitelabel */
export const whitelabel: Handler<'whitelabel'> = ({ world }) => accept(whitelabelTree(world));

/** GET /wps/system/setting/register */
export const registerSettings: Handler<'registerSettings'> = ({ world }) =>
  accept({ ...world.settings.fields, phonePasswordEnabled: world.settings.phonePasswordEnabled });

/** GET /wps/system/domainRoute */
export const domainRoute: Handler<'domainRoute'> = ({ world }) =>
  accept({ domainList: Object.entries(world.data.platform.domains ?? {}).map(([domain, speed]) => ({ domain, speed })) });

/** GET /wps/system/countryCode */
export const countryCodes: Handler<'countryCodes'> = ({ world }) =>
  accept(
    Object.entries(world.data.platform.countries ?? {}).map(([countryCode, countryDialingCode]) => ({
      countryCode,
      countryDialingCode,
    })),
  );

/** GET /wps/captcha */
export const captcha: Handler<'captcha'> = async ({ world }) => accept(await newCaptcha(world));

/** GET /wps/agent/affiliate */
export const affiliate: Handler<'affiliate'> = ({ world }, { code }) => accept({ valid: isAffiliate(world, code) });
