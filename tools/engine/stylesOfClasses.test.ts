import { expect, test } from 'vitest';
import { classesIn, rulesFor } from './stylesOfClasses.ts';

const keep = (css: string, ...classes: string[]) => rulesFor(css, new Set(classes));

test('the classes of a sheet are those of its selectors', () => {
  const css = '@layer ui{.a:not(.b) .c-1{color:#fff.5}@media (min-width:1px){._d_x1_2{background:url(a.png)}}}';
  expect([...classesIn(css)]).toEqual(['a', 'b', 'c-1', '_d_x1_2']);
});

test('rules of known classes and of elements stay, in their layers and order', () => {
  const css = '@layer ui{p{a:b}.x{a:b}.y{a:b}@media print{.y{a:c}}}@layer features{.x .y,.x{a:d}}';
  expect(keep(css, 'x')).toBe('@layer ui{p{a:b}.x{a:b}}@layer features{.x{a:d}}');
  expect(keep(css, 'x', 'y')).toBe(css);
  expect(keep('@layer a,b;.z{a:b}'), 'the order of layers stays').toBe('@layer a,b');
});

test('classes in arguments need not be known, those outside must', () => {
  expect(keep('.x:not(.gone){a:b}', 'x')).toBe('.x:not(.gone){a:b}');
  expect(keep('.x:is(.gone,.y){a:b}', 'x')).toBe('.x:is(.gone,.y){a:b}');
  expect(keep('.x>.gone:not(.y){a:b}', 'x')).toBe('');
  expect(keep('.x[data-a=".gone"]{a:b}', 'x')).toBe('.x[data-a=".gone"]{a:b}');
});

test('what only input shows is left out, and frames of animations that no rule uses', () => {
  expect(keep('.x:hover{a:b}.x:active,.x:focus-visible{a:b}dialog::backdrop{a:b}', 'x')).toBe('.x:focus-visible{a:b}');
  expect(keep('.x:not(:hover){a:b}', 'x')).toBe('.x:not(:hover){a:b}');
  expect(keep('@keyframes in{0%{a:b}}@keyframes out{0%{a:b}}.x{animation:1s in}.y{animation:1s out}', 'x')).toBe(
    '@keyframes in{0%{a:b}}.x{animation:1s in}',
  );
});
