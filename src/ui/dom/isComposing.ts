import type { KeyboardEvent } from 'react';

/** Key code of a key that an input method takes, as the specification of UI Events has it. */
const TAKEN = 229;

/**
 * Whether the key belongs to an input method, such as the Enter that picks a candidate: it is no command then. Safari before 27
 * ends the composition before it tells of the key; only the code, which is deprecated, still says it.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;
