import type { PermissionResponse, Resource } from '#contract/types.ts';
import { openLink } from '../agent-accounts/linksOf.ts';
import { newCaptcha } from '#sandbox/checks/captcha.ts';
import { whitelabelTree } from '../model/flags.ts';
import { accept } from '#sandbox/values/refusal.ts';
import { systemStatusOf } from '#sandbox/protocol/status.ts';
import { momentIn, type SandboxContext } from '../model/sandboxContext.ts';
import { openCustomerService } from './customerService.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { isAffiliate } from '#sandbox/agent-accounts/registerChecks.ts';

export const permission: Handler<'permission'> = ({ context }) => {
  const given = context.data.platform.permission;
  const status = systemStatusOf(context);
  const value: PermissionResponse = {
    info: {
      whitelabel: whitelabelTree(context),
      register: {
        captchaEnabled: context.settings.captcha.enabled,
        humanVerification: { ...context.settings.humanVerification },
        externalSms: context.settings.externalSms,
      },
      resources: resourcesOf(context),
      customerService: openCustomerService(context),
      analytics: { gtagId: given.gtagId === '' ? null : given.gtagId },
      imageCDNs: [...given.imageCDNs],
      launchGameCDNs: context.gamesOrigin === null ? [...given.launchGameCDNs] : [context.gamesOrigin],
    },
    location: { ...given.location },
    maintenance: status === 1,
    regionRestriction: status === 2,
    maintenanceEndTime:
      status === 1 && given.maintenanceEndTime !== undefined ? momentIn(context, given.maintenanceEndTime) : null,
  };
  return accept(value);
};

function resourcesOf(context: SandboxContext): Resource[] {
  return Object.values(context.data.platform.resources ?? {}).map((resource) => ({ ...resource }));
}

export const systemStatus: Handler<'systemStatus'> = ({ context }) => accept(systemStatusOf(context));

export const whitelabel: Handler<'whitelabel'> = ({ context }) => accept(whitelabelTree(context));

export const registerSettings: Handler<'registerSettings'> = ({ context }) =>
  accept({ ...context.settings.fields, phonePasswordEnabled: context.settings.phonePasswordEnabled });

export const domainRoute: Handler<'domainRoute'> = ({ context }) =>
  accept({ domainList: Object.entries(context.data.platform.domains ?? {}).map(([domain, speed]) => ({ domain, speed })) });

export const countryCodes: Handler<'countryCodes'> = ({ context }) =>
  accept(
    Object.entries(context.data.platform.countries ?? {}).map(([countryCode, countryDialingCode]) => ({
      countryCode,
      countryDialingCode,
    })),
  );

export const captcha: Handler<'captcha'> = async ({ context }) => accept(await newCaptcha(context));

export const affiliate: Handler<'affiliate'> = ({ context }, { code, visit }) => {
  const invitation = openLink(context, code);
  if (visit !== undefined && invitation !== null) invitation.link.visits += 1;
  return accept({ valid: isAffiliate(context, code) });
};
