import { readFileSync } from 'node:fs';

/** Features that a run is limited to; set by `npm test -- --changed`. */
const features = process.env['CHANGED_FEATURES']?.split(',');

/** Features around every page. */
const chrome = ['header', 'side-menu', 'footer', 'bottom-bar'];

const panelList = readFileSync(new URL('../../../app/panels.ts', import.meta.url), 'utf8');

/** The features behind panels: the matrix of panels walks all of them. */
export const panelFeatures = [...panelList.matchAll(/'#features\/([\w-]+)\//g)].flatMap(([, name]) => name ?? []);

/** Whether a part of a matrix runs: without a limit, or when one of its features or the app chrome has changed. */
export const runsPart = (covers: readonly string[]): boolean =>
  features === undefined || features.some((name) => covers.includes(name) || chrome.includes(name));
