import type { ClipboardEvent } from 'react';
import { codeIn } from '#engine/fields/fieldText.ts';
import { INPUT_MAX } from '#engine/fields/serverPattern.ts';
import { TextField, type TextFieldProps } from '#ui/form/TextField.tsx';

const WHOLE = /^\d{6}$/;

/**
 * The input of a code that was sent. It may be typed in groups, or pasted with the message around it; a whole code is shown alone.
 * The length is not the code's: browsers would cut a pasted text before the code is found in it.
 */
export function CodeInput({ onChange, ...field }: TextFieldProps) {
  return (
    <TextField
      icon="message-square-text"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={INPUT_MAX}
      {...field}
      onPaste={pasteCode}
      onChange={(event) => {
        const { currentTarget: input } = event;
        const code = codeIn(input.value);
        if (WHOLE.test(code) && code !== input.value) input.value = code;
        return onChange?.(event);
      }}
    />
  );
}

/** A message is longer than the input takes. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>): void {
  const code = codeIn(event.clipboardData.getData('text/plain'));
  if (!WHOLE.test(code)) return;
  event.preventDefault();
  const { currentTarget: input } = event;
  input.setRangeText(code, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
