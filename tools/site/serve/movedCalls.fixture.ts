import { type BrandFolders, diskFolders } from '../../brand-files/brandFolders.ts';

/** The folders, with calls of folia outside the portal's own prefixes. */
export const movedFolders: BrandFolders = {
  ...diskFolders(),
  texts: (id) => {
    const files = new Map(diskFolders().texts(id));
    if (id !== 'folia') return files;
    const own = JSON.parse(files.get('brand.json') ?? '{}') as { api?: object };
    const endpoints = { systemStatus: { path: '/v2/status' }, balance: { method: 'POST', path: '/v2/purse' } };
    files.set('brand.json', JSON.stringify({ ...own, api: { ...own.api, endpoints } }));
    files.set(
      'mappings.json',
      JSON.stringify({
        $schema: '../../schemas/brand/mappings.schema.json',
        envelope: { value: 'data', code: 'code', success: ['0'] },
        calls: {
          balance: { body: 'json' },
          cancelDeposit: { path: '/v2/orders/{no}/cancel', request: { fields: { referenceNumber: { at: 'no' } } } },
        },
      }),
    );
    return files;
  },
};
