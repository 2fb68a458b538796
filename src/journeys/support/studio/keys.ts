import { expect, type Locator, type Page } from '@playwright/test';

/** What a person does with the keyboard alone. */
export interface Keys {
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Types in the place of what the field in focus has. */
  retype: (text: string) => Promise<void>;
  /** Presses Tab until something has the focus. @throws when that takes more presses than a person would bear */
  tabTo: (target: Locator, key?: 'Tab' | 'Shift+Tab') => Promise<void>;
  /** All presses so far; each letter is one. */
  presses: () => number;
}

/** Most presses of Tab from one control to another. */
const MOST_TABS = 60;

export function keysOf(page: Page): Keys {
  let presses = 0;
  const press = async (key: string): Promise<void> => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string): Promise<void> => {
    presses += text.length;
    await page.keyboard.type(text);
  };
  return {
    press,
    type,
    async retype(text) {
      await press('ControlOrMeta+A');
      await type(text);
    },
    async tabTo(target, key = 'Tab') {
      await expect(target).toBeAttached();
      const hasFocus = () => target.evaluate((element) => element === element.ownerDocument.activeElement);
      for (let left = MOST_TABS; !(await hasFocus()); left -= 1) {
        if (left === 0) throw new Error(`${String(target)} has no focus after ${MOST_TABS} presses of ${key}.`);
        await press(key);
      }
    },
    presses: () => presses,
  };
}
