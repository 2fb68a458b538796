// first: declares the order of the style layers
import '#ui/styles/baseStyles.ts';
import { FormProvider } from 'react-hook-form';
import type { RegisterPublicSettings } from '#contract/types.ts';
import { type FieldRule, readRule } from '#engine/fields/fieldRules.ts';
import { Slot } from '#engine/react/Slot.tsx';
import { createRegistry, type FormKind } from '#engine/registry.ts';
import { amountsOf } from '#engine/brand/amounts.ts';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import type { CallOptions } from '#platform/http/client.ts';
import errors from '../../../locales/en/errors.json';
import fields from '../../../locales/en/fields.json';
import humanCheck from '../../../locales/en/human-check.json';
import portalTexts from '../../../locales/en/portal.json';
import rules from '../../../locales/en/rules.json';
import brandFile from '../../../brands/base/brand.json';
import registerForm from '../../../brands/base/register-form.json';
import type { Environment } from '#state/portal/environment.ts';
import type { PortalFeature } from '#state/portal/feature.ts';
import { createPortal } from '#state/startup/createPortal.ts';
import type { SealedPayload } from '#platform/sealing/payloadCipher.ts';
import type { Portal } from '#state/portal/portal.ts';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import type { FormValues } from './formField.ts';
import { useRuleForm } from './ruleForm.ts';

/** A call of the tested portal. */
export interface MadeCall {
  name: EndpointName;
  request: unknown;
  /** Its `Idempotency-Key`, where it has one. */
  key?: string | undefined;
}

interface TestPortalOptions {
  features?: readonly PortalFeature[];
  register?: RegisterPublicSettings;
  environment?: Partial<Environment>;
  /** Panels of the member centre. */
  panels?: readonly string[];
  /** The answer of a call; a thrown error is a failure. */
  reply?: (call: MadeCall) => unknown;
}

const { tipAmount, zaloRewardMax } = amountsOf([brandFile]).byName;
const constants = { ...brandFile.constants, tipAmount: tipAmount.amount, zaloRewardMax: zaloRewardMax.amount };

/** A portal without a platform: the base brand in English, with calls answered by the test. */
export function testPortal({
  features = [],
  register = {},
  environment = {},
  panels = [],
  reply = () => null,
}: TestPortalOptions = {}): Portal & {
  calls: MadeCall[];
} {
  const snapshot = {
    v: 1,
    engine: 'test',
    configHash: 'test',
    at: 0,
    brand: { ...brandFile, constants, id: 'test', registerForm, theme: { default: 'light', keepChoice: false }, flags: {} },
    permission: { register },
    whitelabel: [],
    registerSettings: {},
    announcements: {},
    panels: { file: '/panels.json', member: [...panels], agent: [], pages: [] },
    texts: { language: 'EN', resources: { portal: portalTexts, fields, rules, errors, 'human-check': humanCheck } },
  } as unknown as Snapshot;
  const portal = createPortal(snapshot, createRegistry(features), {
    development: true,
    report: () => undefined,
    watch: null,
    fetchTexts: async () => ({}),
    cipher: null,
    humanVerifier: null,
    phoneVerifier: null,
    ...environment,
  } as Environment);
  const calls: MadeCall[] = [];
  const call = async (name: EndpointName, request: unknown, options?: CallOptions) => {
    // a call without headers is answered at once, as tests check the order of calls
    const key = options?.headers ? (await options.headers())?.['Idempotency-Key'] : undefined;
    const made: MadeCall = key === undefined ? { name, request } : { name, request, key };
    calls.push(made);
    const value = await reply(made);
    return typeof value === 'object' && value !== null && 'ok' in value ? value : { ok: true, value };
  };
  const sealRandom = async (): Promise<SealedPayload> => ({ text: 'sealed', headers: {}, open: async () => '' });
  portal.client = { ...portal.client, call: call as Portal['client']['call'], sealRandom };
  return Object.assign(portal, { calls });
}

export interface HostField {
  name: string;
  rule?: Partial<FieldRule>;
  required?: boolean;
}

interface FieldHostProps {
  portal: Portal;
  form?: FormKind;
  fields: readonly HostField[];
  defaults?: FormValues;
  onSubmit?: (values: FormValues) => void;
}

/** A form with fields of the registry, assembled as in the portal. */
export function FieldHost({ portal, ...form }: FieldHostProps) {
  return (
    <PortalHost portal={portal}>
      <HostForm portal={portal} {...form} />
    </PortalHost>
  );
}

function HostForm({ form: kind = 'register', fields: hosted, defaults = {}, onSubmit }: FieldHostProps) {
  const ready = hosted.map(({ name, rule, required = false }) => ({
    name,
    required,
    rule: { ...readRule({ enabled: true }), ...rule },
  }));
  const { form, submit } = useRuleForm(ready, defaults);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit(async (values) => onSubmit?.(values))}>
        {ready.map((field) => (
          <Slot key={field.name} kind="field" label={field.name} form={kind} entry={null} {...field} />
        ))}
        <button type="submit">Send the form</button>
      </form>
    </FormProvider>
  );
}
