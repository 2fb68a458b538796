import type { EndpointName, RequestOf } from '#platform/endpoints.ts';
import type { Bench } from './sandbox.fixture.ts';

/** A request of each call that passes its schema; whether it is accepted is the call's affair. */
export const sampleRequests: { readonly [K in EndpointName]: RequestOf<K> } = {
  login: { username: 'member01', password: 'River27Stone', type: 'username' },
  loginVerify: { challengeId: 'ch_none', code: '000000' },
  loginVerifyCode: { challengeId: 'ch_none' },
  freeplay: undefined,
  logout: undefined,
  register: {
    username: 'walker01',
    password: 'Walk1234',
    login: true,
    registerUrl: 'http://brand.localhost/register',
    registerMethod: 'WEB',
  },
  registerMobile: {
    username: '912345678',
    mobileNum: '912345678',
    countryDialingCode: '84',
    login: true,
    registerUrl: 'http://brand.localhost/register',
    registerMethod: 'WEB',
  },
  changePassword: { oldPassword: 'River27Stone', newPassword: 'River28Stone', confirmNewPassword: 'River28Stone' },
  passwordByPhone: { newPassword: 'River28Stone', mobileNum: '11987650001', verificationCode: '000000' },
  passwordByEmail: { username: 'first001', email: 'first001@mail.example' },
  smsLogin: { mobileNum: '11987650001', countryDialingCode: '55' },
  smsRegister: { mobileNo: '11912340000', countryDialingCode: '55' },
  smsForgot: { mobileNum: '11987650001', countryDialingCode: '55' },
  captcha: undefined,
  affiliate: { code: 'FRIEND24', domain: 'brand.localhost' },
  permission: { host: 'brand.localhost' },
  whitelabel: undefined,
  registerSettings: undefined,
  systemStatus: undefined,
  domainRoute: undefined,
  countryCodes: undefined,
  customerService: undefined,
  memberInfo: undefined,
  memberIcon: undefined,
  fundsConsolidated: undefined,
  playerAvatar: undefined,
  language: { language: 'EN' },
  balance: undefined,
  merchantWallet: undefined,
  announcements: { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language: 'EN' },
  announcementsV2: { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' },
  helpCenter: { language: 'EN' },
};

/** A passed human verification of this bench. */
export async function humanProof(bench: Bench): Promise<Record<string, string>> {
  return (await bench.control('/human')).value as Record<string, string>;
}
