export { BirthdayField } from './BirthdayField.tsx';
export { InputField } from './InputField.tsx';
export { NationalityField } from './NationalityField.tsx';
export { PhoneField } from './PhoneField.tsx';
export { SecretField } from './SecretField.tsx';
