import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { faultOf, fields } from './fields.js';

function Form() {
  const { formState, handleSubmit, register } = useForm({ mode: 'onBlur' });
  const row = (field) => {
    const message = formState.errors[field.name]?.message;
    const input = register(field.name, { validate: (value) => faultOf(field, value ?? '') || true });
    return createElement(
      'label',
      { key: field.name },
      createElement('span', null, field.label),
      createElement('input', { type: field.type, 'aria-invalid': message !== undefined, ...input }),
      createElement('small', null, message),
    );
  };
  return createElement(
    'form',
    { noValidate: true, onSubmit: handleSubmit(() => undefined) },
    fields.map(row),
    createElement('button', null, 'Create account'),
  );
}

createRoot(document.getElementById('root')).render(createElement(Form));
