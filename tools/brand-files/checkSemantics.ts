import { checkAddresses } from './checkAddresses.ts';
import type { CheckContext } from './checkContext.ts';
import { checkIdentity } from './checkIdentity.ts';
import { checkImages } from './checkImages.ts';
import { checkNames } from './checkNames.ts';
import { checkPanels } from './checkPanels.ts';
import { checkPatterns } from './checkPatterns.ts';
import { checkProxied } from './checkProxied.ts';
import { checkReach } from './checkReach.ts';
import { checkSafety } from './checkSafety.ts';
import { checkSandbox } from './checkSandbox.ts';
import { checkScenarios } from './checkScenarios.ts';
import { checkTexts } from './checkTexts.ts';
import { checkContrast } from './contrast.ts';
import { checkFlagUse } from './links/checkFlagUse.ts';
import { checkLayoutUse } from './links/checkLayoutUse.ts';
import { checkMenuUse } from './links/checkMenuUse.ts';
import { checkSandboxLinks } from './links/checkSandboxLinks.ts';
import { checkBrandValues } from './values/checkBrandValues.ts';
import { checkFonts } from './values/checkFonts.ts';
import { checkScript } from './values/checkScript.ts';

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
  checkPanels,
  checkProxied,
  checkPatterns,
  checkSandbox,
  checkScenarios,
  checkBrandValues,
  checkFonts,
  checkScript,
  checkLayoutUse,
  checkMenuUse,
  checkFlagUse,
  checkSandboxLinks,
];

/** Checks relations between a brand's values. Findings go to the context. */
export function checkSemantics(context: CheckContext): void {
  for (const check of checks) check(context);
}
