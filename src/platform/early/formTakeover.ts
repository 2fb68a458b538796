/** What the early script hands to the form. */
export interface EarlyForm {
  /** The inputs that were left, and so have been answered. */
  touched: HTMLInputElement[];
  /** The form whose submit was kept until now. */
  kept: HTMLFormElement | null;
  /** Removes the early messages. */
  clear: () => void;
}

/** Event of the document by which the form takes over; its detail is an empty object that the early script fills. */
export const TAKEOVER = 'formtakeover';

/** Stops the early script and returns what it knows; null where none has run, or a form has taken over before. */
export function takeOver(): EarlyForm | null {
  const detail: Partial<EarlyForm> = {};
  document.dispatchEvent(new CustomEvent(TAKEOVER, { detail }));
  return detail.touched === undefined ? null : (detail as EarlyForm);
}
