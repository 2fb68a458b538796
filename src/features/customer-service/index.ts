import { defineFeature } from '#state/portal/feature.ts';
import { openCustomerService } from './openCustomerService.ts';

/** The support window, on every screen and for visitors, too. */
export const customerService = defineFeature({
  id: 'customer-service',
  provides: { action: { customerService: openCustomerService } },
});
