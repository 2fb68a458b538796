/** The fields of the page: name, label, type, length, pattern and message. */
export const fields = JSON.parse(document.getElementById('fields').textContent);

/** The message for a value, or an empty text. */
export function faultOf({ min, max, pattern, required, fault }, value) {
  if (value.trim() === '') return required;
  const length = [...value].length;
  return length < min || length > max || (pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) ? fault : '';
}
