import type { ActivityStatus } from '#contract/types.ts';
import type { JsonObject } from '../mergePatch.ts';

/** One text per platform language code (PT, EN, CN, ID, TH, VI); EN is always there. */
export type Texts = Readonly<Record<string, string>>;

/** A whitelabel node, keyed by its modId so that a brand can change one node alone. */
export interface WhitelabelEntry {
  readonly enabled: string;
  readonly name?: string;
  readonly nodes?: Readonly<Record<string, WhitelabelEntry>>;
}

/** A registration rule as the platform sends it (spec §5). */
export interface RuleEntry {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly acceptedPattern: string;
  readonly patternId: number;
}

/** The platform's switches and limits, changed by `/__sandbox/settings` and by scenarios. */
export interface SandboxSettings {
  readonly fields: Readonly<Record<string, RuleEntry>>;
  readonly phonePasswordEnabled: boolean;
  readonly captcha: { readonly enabled: boolean; readonly afterFailures: number; readonly ttlSeconds: number };
  readonly humanVerification: { readonly enabled: boolean; readonly provider: 'geetest'; readonly captchaId: string };
  readonly externalSms: boolean;
  /** What the fake phone service answers instead of sending (spec §8); empty when it works. */
  readonly phoneError: string;
  readonly sms: {
    readonly expiredMinutes: number;
    readonly minIntervalMs: number;
    readonly perNumber: number;
    readonly windowMinutes: number;
  };
  readonly login: { readonly maxFailures: number; readonly windowMinutes: number };
  readonly sessionMinutes: number;
  /** Decimal string: what a free-play account starts with. */
  readonly demoBalance: string;
  readonly isSingleWallet: boolean;
  readonly referralEnabled: boolean;
}

export interface ResourceEntry {
  readonly resourceType: string;
  readonly url: string;
  readonly qrCodeUrl: string;
  readonly labelNameEn: string;
}

/** `sandbox/platform.json` */
export interface SandboxPlatform {
  readonly whitelabel: Readonly<Record<string, WhitelabelEntry>>;
  readonly settings: SandboxSettings;
  readonly permission: {
    readonly status: 0 | 1 | 2;
    /** ms; 0 when the end is not known. */
    readonly maintenanceEndTime: number;
    readonly location: { readonly ip: string; readonly country: string };
    readonly gtagId: string;
    readonly imageCDNs: readonly string[];
    readonly launchGameCDNs: readonly string[];
  };
  readonly resources?: Readonly<Record<string, ResourceEntry>>;
  /** Host name → speed in ms. */
  readonly domains?: Readonly<Record<string, number>>;
  /** Country code → dialing code, in display order. */
  readonly countries: Readonly<Record<string, string>>;
  /** Affiliate code → whether it is valid. */
  readonly affiliates?: Readonly<Record<string, boolean>>;
  /** Address of the support window; a path is completed by the brand's first chat host. */
  readonly customerService: string;
}

/** One seed member of `sandbox/users.json`, keyed by account. */
export interface SeedUser {
  readonly password: string;
  readonly type: number;
  readonly nickname: string;
  /** Decimal string. */
  readonly balance: string;
  /** Vendor code → decimal string. */
  readonly vendorBalances?: Readonly<Record<string, string>>;
  readonly label: { readonly labelName: string; readonly color: string; readonly color2: string; readonly rankLevel: number };
  readonly mobileNum?: string;
  readonly countryDialingCode?: string;
  readonly email?: string;
  readonly toUpline?: boolean;
  readonly unread?: number;
  /** Address of the picture. */
  readonly avatar?: string;
  readonly firstTimeLogin?: boolean;
  readonly passwordExpired?: boolean;
  readonly captchaOnFailure?: boolean;
  readonly twoStep?: 'sms' | 'email';
  /** Belongs to the agent side alone: refused on a member site. */
  readonly agentOnly?: boolean;
  /** Served by the upline alone: login answers contact_agent. */
  readonly contactAgent?: boolean;
  readonly consolidated?: Readonly<Record<string, string>>;
  readonly what: string;
}

export interface BannerEntry {
  readonly groupName: string;
  readonly url: string;
  readonly urlMobile?: string;
  readonly linkageType?: string;
  readonly linkageValue?: string;
  readonly eyebrow?: Texts;
  readonly title: Texts;
  readonly text?: Texts;
  readonly button?: Texts;
}

export interface PromotionEntry {
  readonly category: string;
  readonly image: string;
  readonly title: Texts;
  readonly summary: Texts;
  /** HTML. */
  readonly content: Texts;
  readonly startTime: string;
  readonly endTime?: string;
  readonly status: ActivityStatus;
}

export interface NoticeEntry {
  readonly list: 'player' | 'popup';
  /** ISO date and time. */
  readonly date: string;
  readonly title: Texts;
  readonly content: Texts;
}

export interface HelpEntry {
  readonly title: Texts;
  /** HTML. */
  readonly content: Texts;
}

/** `sandbox/content.json` */
export interface SandboxContent {
  readonly banners?: Readonly<Record<string, BannerEntry>>;
  readonly promotions?: Readonly<Record<string, PromotionEntry>>;
  readonly notices?: Readonly<Record<string, NoticeEntry>>;
  readonly help?: Readonly<Record<string, HelpEntry>>;
}

export const faultKinds = [
  'offline', 'timeout', '401', '403', '429', '500', '503', 'malformed', 'empty', 'html', 'wrong-schema', 'refused',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A planned accident: `endpoint` is a key of the endpoint table or `*`; without `times` it stays until cleared. */
export interface Fault {
  readonly endpoint: string;
  readonly kind: FaultKind;
  readonly times?: number;
}

/** One state of the platform worth linking to (`sandbox/scenarios.json`, keyed by name). */
export interface Scenario {
  readonly title: string;
  readonly extends?: string;
  readonly user?: string;
  readonly status?: 0 | 1 | 2;
  readonly flags?: Readonly<Record<string, '0' | '1'>>;
  readonly settings?: JsonObject;
  readonly data?: JsonObject;
  readonly latencyMs?: number;
  readonly clockMs?: number;
  readonly faults?: readonly Fault[];
}

/** The merged sandbox folder of one brand, one key per file. */
export interface SandboxData {
  readonly platform: SandboxPlatform;
  readonly users: { readonly users: Readonly<Record<string, SeedUser>> };
  readonly content: SandboxContent;
  readonly scenarios: { readonly scenarios: Readonly<Record<string, Scenario>> };
}
