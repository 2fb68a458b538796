import type { CustomerService } from '#contract/types.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';

/**
 * GET /wps/system/customerService: the window of type 3, its address protected as the brand requires (D-09). A sealed address
 * is sealed for the caller only, with the key of the sealed `random` header.
 */
export const customerService: Handler<'customerService'> = async ({ context, request, sealing }) => {
  if (context.brand.security.csPathMode !== 'jwe') return accept(openCustomerService(context));
  const opened = await sealing.open(context, request.headers.get('random') ?? '', request);
  if (!opened.ok) return refuse('encryption_required');
  return accept(listOf(await sealing.seal(addressOf(context), opened.value)));
};

/** The same for the permission reply, which cannot be sealed: empty where the address is sealed. */
export function openCustomerService(context: SandboxContext): CustomerService {
  const { csPathMode } = context.brand.security;
  if (csPathMode === 'jwe') return { version: { pathList: [] } };
  const address = addressOf(context);
  return listOf(csPathMode === 'base64' ? btoa(address) : address);
}

function addressOf({ brand, data }: SandboxContext): string {
  const target = data.platform.customerService;
  const host = brand.security.hosts.chat[0];
  return target.startsWith('/') && host !== undefined ? `https://${host}${target}` : target;
}

function listOf(path: string): CustomerService {
  return { version: { pathList: [{ type: 3, path }] } };
}
