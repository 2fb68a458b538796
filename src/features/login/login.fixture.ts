import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { slot } from '#app-tests/app.fixture.tsx';
import { forgetMe } from './remembered.ts';

export const memberInfo = { id: '1', account: 'ana01', nickname: 'Ana', type: 0, clubLabel: null };
export const registerSettings = {
  mobileNum: { enabled: true, required: true, minLength: 8, maxLength: 12, patternId: 6 },
} as never;

export const popup = () => slot('modal/loginPopupModal');
export const input = (name: string) => popup()?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null;

/** Runs every test of a file on a desktop that remembers nobody. */
export function onCleanDesktop(): void {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    await forgetMe();
  });
}
