import type { RegisterForm, SandboxPlatform, SandboxWhitelabelEntry } from '#contract/types.ts';

type Order = Pick<RegisterForm, 'order'>['order'];
type Tree = Readonly<Record<string, SandboxWhitelabelEntry>>;

/** A form without user name that asks for a phone: the platform makes the account. */
const isByPhone = (order: Order): boolean => order.includes('mobileNum') && !order.includes('username');

/** Fields of an account by user name, which no form can leave out but one by phone. */
const ofAccount = ['username', 'password'];

/** Whether a simulated platform does not ask for a field: the brand's form leaves it out, and can. */
export const isLeftOut = (order: Order, field: string): boolean =>
  !order.includes(field) && (isByPhone(order) || !ofAccount.includes(field));

/** By phone alone, whatever the tree has for others. */
const byPhone: Readonly<Record<string, string>> = { USERNAMEREG3: '0', MOBILEREG3: '1' };

const treeByPhone = (tree: Tree): Record<string, SandboxWhitelabelEntry> =>
  Object.fromEntries(
    Object.entries(tree).map(([modId, { nodes, ...entry }]) => [
      modId,
      { ...entry, enabled: byPhone[modId] ?? entry.enabled, ...(nodes && { nodes: treeByPhone(nodes) }) },
    ]),
  );

/**
 * The platform of the demo data as the brand's registration needs it: it requires no field that the form leaves out, and a form
 * without user name registers by phone. So a brand has its form, and no demo data that repeat it.
 */
export function followForm(platform: SandboxPlatform, { order }: Pick<RegisterForm, 'order'>): SandboxPlatform {
  const { settings, whitelabel } = platform;
  // a field that is off here may be one of another form, such as the number of a bank account
  const isMoot = (name: string, isEnabled: boolean): boolean => isEnabled && isLeftOut(order, name);
  const fields = Object.fromEntries(
    Object.entries(settings.fields).map(([name, rule]) => [
      name,
      isMoot(name, rule.enabled) ? { ...rule, required: false } : rule,
    ]),
  );
  if (!isByPhone(order)) return { ...platform, settings: { ...settings, fields } };
  return {
    ...platform,
    ...(whitelabel && { whitelabel: treeByPhone(whitelabel) }),
    settings: { ...settings, fields, phonePasswordEnabled: settings.phonePasswordEnabled && order.includes('password') },
  };
}
