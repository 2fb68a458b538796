export const memberBrands = ['folia', 'orvane', 'mayloc'] as const;
/** Where agents sign in: a login on each page, no registration and no games. */
export const agentBrand = 'orvane-desk';
export const allBrands = [...memberBrands, agentBrand] as const;
