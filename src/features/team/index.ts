import { defineFeature } from '#state/portal/feature.ts';
import { openRecordsOf } from './openRecordsOf.ts';

/** What rows of an agent's team lead to. */
export const team = defineFeature({ id: 'team', provides: { action: { openRecordsOf } } });
