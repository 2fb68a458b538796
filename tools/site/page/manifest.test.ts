import { expect, test } from 'vitest';
import { builtFile, firstView, type Manifest } from './manifest.ts';

const manifest: Manifest = {
  'main.tsx': {
    file: 'assets/main-1.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/main-1.css'],
    dynamicImports: ['home.tsx', 'help.tsx'],
  },
  '_react.js': { file: 'assets/react-1.js' },
  '_form.js': { file: 'assets/form-1.js', imports: ['_react.js'], css: ['assets/form-1.css'] },
  'home.tsx': { file: 'assets/index-1.js', imports: ['_react.js', '_form.js'], css: ['assets/index-1.css'] },
  'help.tsx': { file: 'assets/help-1.js' },
  'boot.js': { file: 'assets/boot-1.js' },
};

test('the first view contains the static closure of entry and page only', () => {
  expect(firstView(manifest, ['assets/index-1.js'])).toEqual({
    script: '/assets/main-1.js',
    preload: ['/assets/react-1.js', '/assets/form-1.js', '/assets/index-1.js'],
    styles: ['/assets/main-1.css', '/assets/form-1.css', '/assets/index-1.css'],
  });
});

test('a single style sheet belongs to every view', () => {
  const whole: Manifest = {
    'main.tsx': { file: 'assets/main-1.js', isEntry: true },
    'style.css': { file: 'assets/style-1.css' },
  };
  expect(firstView(whole, []).styles).toEqual(['/assets/style-1.css']);
});

test('a missing module is reported', () => {
  expect(builtFile(manifest, 'boot.js')).toBe('/assets/boot-1.js');
  expect(() => builtFile(manifest, 'other.js')).toThrow('other.js');
  expect(() => firstView({}, [])).toThrow('npm run build');
});
