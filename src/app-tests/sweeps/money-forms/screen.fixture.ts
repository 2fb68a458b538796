/** The last one of them that can be seen. */
export const shown = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].findLast((one) => one.checkVisibility()) ?? null;
export const isPressable = (selector: string): boolean => {
  const control = shown(selector) as HTMLButtonElement | null;
  return control !== null && !control.disabled && control.ariaDisabled !== 'true' && control.ariaBusy !== 'true';
};
/** The field of that name. */
export const field = (name: string) => shown(`input[name="${name}"], textarea[name="${name}"]`) as HTMLInputElement | null;
/** How many pictures the open dialog has. */
export const pictures = (): number => document.querySelectorAll('dialog[open] li > img').length;
/** The same picture each time: a person chooses the same file again. */
export async function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob!], 'proof.png', { type: 'image/png' });
}
export const buttonOf = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].findLast((one) => one.textContent === text && one.checkVisibility());
