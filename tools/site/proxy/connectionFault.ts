const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'its name cannot be resolved now',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  EPROTO: 'it speaks no TLS',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate leads to an authority that is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate lacks the intermediate one',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

/** Why a connection failed, in words. */
export function connectionFault(cause: unknown): string {
  const { code = '', message } = cause as { code?: string; message?: string };
  return reasons[code] ?? (code === '' || message === '' ? (message ?? String(cause)) : `${message} (${code})`);
}
