import { defineFeature } from '#state/portal/feature.ts';
import { openCustomerService } from './openCustomerService.ts';

/** The support window, for visitors too and from every screen. */
export const customerService = defineFeature({
  id: 'customer-service',
  provides: { action: { customerService: openCustomerService } },
});
