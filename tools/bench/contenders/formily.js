import { createForm } from '@formily/core';
import { connect, Field, FormProvider, mapProps } from '@formily/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { faultOf, fields } from './fields.js';

const form = createForm();

const Row = ({ label, type, name, message, value = '', onChange, onBlur, onFocus }) =>
  createElement(
    'label',
    null,
    createElement('span', null, label),
    createElement('input', { type, name, value, onChange, onBlur, onFocus, 'aria-invalid': message !== undefined }),
    createElement('small', null, message),
  );

const Connected = connect(
  Row,
  mapProps((props, field) => ({ ...props, message: field.selfErrors[0] })),
);

const fieldOf = (field) =>
  createElement(Field, {
    key: field.name,
    name: field.name,
    component: [Connected, { label: field.label, type: field.type, name: field.name }],
    validator: { triggerType: 'onBlur', validator: (value) => faultOf(field, value ?? '') },
  });

createRoot(document.getElementById('root')).render(
  createElement(
    FormProvider,
    { form },
    createElement(
      'form',
      { noValidate: true, onSubmit: (event) => (event.preventDefault(), form.submit().catch(() => undefined)) },
      fields.map(fieldOf),
      createElement('button', null, 'Create account'),
    ),
  ),
);
