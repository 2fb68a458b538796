/**
 * The site's service worker: shows `/offline.html` where a page cannot be fetched. It keeps that document alone, so that no page
 * and no code of an earlier release is ever shown. `VERSION`, a hash of the document, is set where the site is published: another
 * one is another worker, which browsers install.
 */
/* global VERSION */
const PAGE = '/offline.html';
const cacheName = `offline-${VERSION}`;

async function keepPage() {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(PAGE, { cache: 'reload' }));
  await globalThis.skipWaiting();
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  // the request is sent while the worker starts
  await globalThis.registration.navigationPreload?.enable();
}

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (cause) {
    const page = await caches.match(PAGE);
    if (page === undefined) throw cause;
    return page;
  }
}

addEventListener('install', (event) => event.waitUntil(keepPage()));
addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
addEventListener('fetch', (event) => {
  // a frame has its own message for what cannot be loaded
  if (event.request.mode === 'navigate' && event.request.destination === 'document') event.respondWith(answer(event));
});
