import { expect, test } from 'vitest';
import { hashOf } from './inlineBlocks.ts';
import { policyFindings } from './policyFindings.ts';

test('a page of files and data has no findings', () => {
  const page =
    '<script src="/assets/boot-1.js"></script><link rel="stylesheet" href="/theme.css"><script type="module" src="/m.js"></script>' +
    '<p data-style="x" title="a > b style=1" class="on">style="color:red" onclick=""</p>' +
    '<script type="application/json" id="boot">{"html":"\\u003cp style=\\"x\\">"}</script>';
  expect(policyFindings(page)).toEqual([]);
});

test('inline scripts, styles and handlers are found in any position', () => {
  for (const bad of [
    '<script>$RC("B:0","S:0")</script>',
    '<script type="module">x()</script>',
    '<style>p{}</style>',
    '<div class="a" style="--c1:#fff">',
    '<div style=x>',
    '<img src="/a.png" onerror="x()">',
    '<a href="javascript:x()">',
  ]) {
    expect(policyFindings(`<p>a</p>${bad}`), bad).toHaveLength(1);
  }
});

test('an inline block is allowed by the hash of its whole text, of its own kind', () => {
  const text = 'if (a<b) document.write("<p onclick=x>")';
  const hashes = { scripts: [hashOf(text)], styles: [hashOf('p{}')] };
  expect(policyFindings(`<style>p{}</style><script>${text}</script><p>a</p>`, hashes)).toEqual([]);
  for (const bad of ['<style>p{} </style>', `<style>${text}</style>`, '<script>p{}</script>', `<script>${text}//</script>`])
    expect(policyFindings(bad, hashes).length, bad).toBeGreaterThan(0);
  expect(policyFindings(`<script>${text}</script><p onclick="x()">`, hashes)).toHaveLength(1);
});
