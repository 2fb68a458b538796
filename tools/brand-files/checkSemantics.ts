import { checkAmounts } from './amounts/checkAmounts.ts';
import { checkAddresses } from './checks/checkAddresses.ts';
import type { CheckContext } from './checkContext.ts';
import { checkIdentity } from './checks/checkIdentity.ts';
import { checkImages } from './checks/checkImages.ts';
import { checkNames } from './checks/checkNames.ts';
import { checkPanels } from './checks/checkPanels.ts';
import { checkPatterns } from './checks/checkPatterns.ts';
import { checkProxied } from './checks/checkProxied.ts';
import { checkReach } from './checks/checkReach.ts';
import { checkRemovals } from './checks/checkRemovals.ts';
import { checkSafety } from './checks/checkSafety.ts';
import { checkSandbox } from './checks/checkSandbox.ts';
import { checkScenarios } from './checks/checkScenarios.ts';
import { checkTexts } from './checks/checkTexts.ts';
import { checkWays } from './checks/checkWays.ts';
import { checkContrast } from './checks/contrast.ts';
import { checkPalettes } from './checks/palettes.ts';
import { checkContent } from './links/checkContent.ts';
import { checkFlagUse } from './links/checkFlagUse.ts';
import { checkLayoutUse } from './links/checkLayoutUse.ts';
import { checkMenuUse } from './links/checkMenuUse.ts';
import { checkShortcuts } from './links/checkShortcuts.ts';
import { checkSandboxLinks } from './links/checkSandboxLinks.ts';
import { checkMappings } from './mappings/checkMappings.ts';
import { checkMarket } from './markets/checkMarket.ts';
import { checkBrandValues } from './values/checkBrandValues.ts';
import { checkFonts } from './values/checkFonts.ts';
import { checkLanguage } from './values/checkLanguage.ts';
import { checkScript } from './values/checkScript.ts';
import { checkLanguages } from './words/checkLanguages.ts';
import { checkWords } from './words/checkWords.ts';

/** One check per rule family; all require a valid structure. */
const checks = [
  checkIdentity,
  checkSafety,
  checkNames,
  checkReach,
  checkRemovals,
  checkWays,
  checkLanguages,
  checkTexts,
  checkWords,
  checkContrast,
  checkPalettes,
  checkImages,
  checkAddresses,
  checkPanels,
  checkProxied,
  checkPatterns,
  checkSandbox,
  checkScenarios,
  checkBrandValues,
  checkMarket,
  checkMappings,
  checkAmounts,
  checkFonts,
  checkScript,
  checkLanguage,
  checkLayoutUse,
  checkMenuUse,
  checkContent,
  checkFlagUse,
  checkShortcuts,
  checkSandboxLinks,
];

/** Checks relations between a brand's values. Findings go to the context. */
export function checkSemantics(context: CheckContext): void {
  for (const check of checks) check(context);
  context.settle();
}
