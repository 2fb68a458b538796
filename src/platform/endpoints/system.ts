import type { Endpoint } from './endpoint.ts';

/** What the site is, and whether it is open. */
export const system = {
  /** First call of every visit: switches, maintenance, region. Start-up retries it itself. */
  permission: {
    method: 'GET',
    path: '/wps/system/permission',
    access: 'visitor',
    body: 'none',
    request: 'PermissionRequest',
    response: 'PermissionResponse',
    retry: false,
    phase: 'startup',
    probe: true,
    opaque: ['info', 'whitelabel'],
    sessionKey: 'settings',
  },
  /** The whitelabel tree. */
  whitelabel: {
    method: 'GET',
    path: '/wps/system/whitelabel',
    access: 'visitor',
    body: 'none',
    request: null,
    response: 'WhitelabelResponse',
    phase: 'startup',
    opaque: [],
  },
  /** The rules of the registration fields. */
  registerSettings: {
    method: 'GET',
    path: '/wps/system/setting/register',
    access: 'visitor',
    body: 'none',
    request: null,
    response: 'RegisterSettingsResponse',
    phase: 'startup',
    sessionKey: 'validationRules',
  },
  /** The state of the site; polled, so a failed try waits for the next poll. */
  systemStatus: {
    method: 'GET',
    path: '/wps/system/status',
    access: 'visitor',
    body: 'none',
    request: null,
    response: 'SystemStatusResponse',
    retry: false,
    phase: 'startup',
    probe: true,
  },
  /** Mirror domains of the site. */
  domainRoute: {
    method: 'GET',
    path: '/wps/system/domainRoute',
    access: 'visitor',
    body: 'none',
    request: null,
    response: 'DomainRouteResponse',
    phase: 'startup',
    sessionKey: 'routers',
  },
  /** Countries whose phone numbers are accepted. */
  countryCodes: {
    method: 'GET',
    path: '/wps/system/countryCode',
    access: 'visitor',
    body: 'none',
    request: null,
    response: 'CountryCodesResponse',
    phase: 'startup',
    freshMs: Number.POSITIVE_INFINITY,
  },
  /** Contacts of the customer service. A window waits for it, so it is not retried. */
  customerService: {
    method: 'GET',
    path: '/wps/system/customerService',
    access: 'visitor',
    body: 'none',
    request: null,
    response: 'CustomerServiceResponse',
    retry: false,
    phase: 'startup',
  },
} as const satisfies Record<string, Endpoint>;
