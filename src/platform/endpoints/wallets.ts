import type { Endpoint } from './endpoint.ts';

/** Transfers between the wallets of a member, and to other members. */
export const wallets = {
  /** The wallets of the vendors. */
  vendorWallets: {
    method: 'GET',
    path: '/wps/relay/GCS_vendorWallets',
    access: 'token',
    body: 'none',
    request: null,
    response: 'VendorWalletsResponse',
  },
  /** Moves money to or from a vendor, to the upline or to a downline. */
  walletTransfer: {
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    access: 'token',
    body: 'sealed',
    request: 'WalletTransferRequest',
    response: 'WalletTransferResponse',
    idempotent: true,
    reconcile: 'walletTransferRecords',
    money: true,
    invalidates: ['vendorWallets', 'walletTransferRecords', 'agentDownlines', 'agentTeamOverview'],
  },
  /** Brings back what is in the wallets of all vendors. */
  walletRecall: {
    method: 'POST',
    path: '/wps/relay/GCS_walletRecall',
    access: 'token',
    body: 'none',
    request: null,
    response: 'WalletRecallResponse',
    idempotent: true,
    reconcile: 'walletTransferRecords',
    money: true,
    invalidates: ['vendorWallets', 'walletTransferRecords'],
  },
  /** Transfers of the member. */
  walletTransferRecords: {
    method: 'GET',
    path: '/wps/relay/GCS_walletTransferRecords',
    access: 'token',
    body: 'none',
    request: 'WalletTransfersQuery',
    response: 'WalletTransfersResponse',
    opaque: ['rows'],
  },
} as const satisfies Record<string, Endpoint>;
