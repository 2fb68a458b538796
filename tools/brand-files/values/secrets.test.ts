import { describe, expect, it } from 'vitest';
import { secretIn } from './secrets.ts';

describe('secrets', () => {
  it.each([
    ['AKIA', 'AKIA', 'ABCDEFGHIJKLMNOP'],
    ['ghp_', 'ghp_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6'],
    ['xoxb', 'xoxb-', '123456789012-abcdef'],
    ['pass', 'password: ', 'Zq81kLm90pQr'],
    ['api_', 'api_key=', 'k3yk3yk3yk3y0'],
    ['senh', 'senha: ', 'Zq81kLm90pQr'],
    ['密码：Z', '密码：', 'Zq81kLm90pQr'],
    ['acce', 'aws_secret_access_key=', 'wJalrXUtnFEMI4K7MDENG'],
    ['Bear', 'Authorization: Bearer ', '9f86d081884c7d659a2feaa0c55ad015'],
    ['Basi', 'Authorization: Basic ', 'YWRtaW46c2VjcmV0MTIz'],
  ])('begin with %s', (shown, ...parts) => {
    expect(secretIn(`See ${parts.join('')}`)).toBe(`${shown}…`);
  });

  it.each([
    'Password: at least 8 characters, letters and digits',
    'Senha: obrigatória',
    'Senha: no mínimo 8 letras e 2 números',
    '密码：请输入8位以上的字母和数字',
    'Basic Responsibilities of 2026',
    'b0e6de593fc2a2e25ef0bd626457433d903713736bf46be8d0087dc16e419b13',
    'https://help.portal.example/talk',
    'npm run brand',
  ])('are not seen in %j', (text) => {
    expect(secretIn(text)).toBeNull();
  });
});
