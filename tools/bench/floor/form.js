// The form of the floor page, hand-written without a library. Validates a field on blur, again on input while it is
// invalid, and all fields on submit.
const form = document.forms[0];

const check = (input) => {
  const { value, dataset } = input;
  if (input.type === 'checkbox') return input.checked ? '' : dataset.required;
  if (value.trim() === '') return dataset.required ?? '';
  if (dataset.repeats) return value === form.elements[dataset.repeats].value ? '' : dataset.fault;
  const length = [...value].length;
  if (length < Number(dataset.min) || length > Number(dataset.max)) return dataset.fault;
  return dataset.pattern && !new RegExp(`^(?:${dataset.pattern})$`, 'u').test(value) ? dataset.fault : '';
};

const show = (input) => {
  const fault = check(input);
  input.setAttribute('aria-invalid', String(fault !== ''));
  input.parentElement.querySelector('small').textContent = fault;
  return fault === '';
};

const fields = [...form.querySelectorAll('input[name]')];

form.addEventListener('focusout', ({ target }) => fields.includes(target) && show(target));
form.addEventListener('input', ({ target }) => target.hasAttribute('aria-invalid') && show(target));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const wrong = fields.filter((input) => !show(input));
  wrong[0]?.focus();
});
