import { checkAddresses } from './checkAddresses.ts';
import type { CheckContext } from './checkContext.ts';
import { checkIdentity } from './checkIdentity.ts';
import { checkImages } from './checkImages.ts';
import { checkNames } from './checkNames.ts';
import { checkPatterns } from './checkPatterns.ts';
import { checkProxied } from './checkProxied.ts';
import { checkReach } from './checkReach.ts';
import { checkSafety } from './checkSafety.ts';
import { checkSandbox } from './checkSandbox.ts';
import { checkScenarios } from './checkScenarios.ts';
import { checkTexts } from './checkTexts.ts';
import { checkContrast } from './contrast.ts';

/** One check per rule family; all require a valid structure. */
const checks = [
  checkIdentity,
  checkSafety,
  checkNames,
  checkReach,
  checkTexts,
  checkContrast,
  checkImages,
  checkAddresses,
  checkProxied,
  checkPatterns,
  checkSandbox,
  checkScenarios,
];

/** Checks relations between a brand's values. Findings go to the context. */
export function checkMeaning(context: CheckContext): void {
  for (const check of checks) check(context);
}
