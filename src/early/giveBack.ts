// A published form that differs from what React renders, as browser extensions add icons and translate words, is replaced whole.

const valueSetter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/** The input of the page that stands for one that was replaced. */
export const twinOf = (old: HTMLInputElement): HTMLInputElement | null =>
  old.isConnected
    ? old
    : ([...document.querySelectorAll('input')].find(
        (one) => one.form !== null && one.name === old.name && (old.type !== 'radio' || one.value === old.value),
      ) ?? null);

/** Gives the input that stands for a replaced one its value, as if it had been typed there, so that React knows it. */
export function giveBack(old: HTMLInputElement): void {
  const twin = twinOf(old);
  if (twin === null || twin === old) return;
  if (old.type === 'checkbox' || old.type === 'radio') {
    if (twin.checked !== old.checked) twin.click();
  } else if (twin.value !== old.value) {
    // React overrides the setter of the element, and would see no change
    valueSetter.call(twin, old.value);
    twin.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** Puts the focus and the caret where they were in a replaced input. */
export function focusTwin(old: HTMLInputElement): void {
  const twin = twinOf(old);
  if (twin === null || twin === old) return;
  twin.focus({ preventScroll: true });
  // some types have no caret
  if (old.selectionStart !== null) twin.setSelectionRange(old.selectionStart, old.selectionEnd);
}
