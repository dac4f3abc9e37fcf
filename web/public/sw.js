/*
 * What stays on the device, so that the page opens without the server. The page itself always comes from the server while that
 * answers: nobody is left with an old version. Files whose names change with their content are kept as they are used, and so is
 * what the server says of its games to everybody (rules, help, lessons) and the replays that were opened. What is said about
 * running games and about people is never kept.
 */
const KEPT = 'rulewright-2';
/* Also read by src/lib/shelf.ts. */
const SHELF = 'rulewright-shelf-1';
const BOOKS = /^\/api\/games(\/[^/]+(\/lesson)?)?$/;
const REPLAYS = /^\/api\/records\/[^/]+(\/final)?$/;
const MOST_REPLAYS = 60;
const MOST = 200;
const PATIENCE = 4000;
/* What a proxy answers while the server behind it is away. */
const AWAY = [502, 503, 504];
/* Pages of other kinds: they are neither kept nor replaced. */
const OTHERS = /^\/(api|ws|health|metrics|openapi|operator|check\.html)/;

self.addEventListener('install', (e) => {
  e.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.add('/'))
      .catch(() => {})
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (e) => {
  const others = caches
    .keys()
    .then((names) => Promise.all(names.filter((n) => n !== KEPT && n !== SHELF).map((n) => caches.delete(n))));
  e.waitUntil(others.then(() => self.clients.claim()));
});

async function page(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/html'))
      await kept.put('/', answer.clone());
    return (AWAY.includes(answer.status) && (await kept.match('/'))) || answer;
  } catch (e) {
    const last = await kept.match('/');
    if (last) return last;
    throw e;
  }
}

async function file(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request, answer.clone());
    const all = (await kept.keys()).filter((r) => new URL(r.url).pathname.startsWith('/assets/'));
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((r) => kept.delete(r)));
  }
  return answer;
}

/* What the server says now, or else what it said last in this language, marked as such. */
async function told(request, replay) {
  const kept = await caches.open(SHELF);
  const name = new URL(request.url);
  name.searchParams.set('language', request.headers.get('accept-language') ?? '');
  let answer;
  try {
    answer = await fetch(request);
  } catch (e) {
    answer = e;
  }
  if (answer.ok) {
    await kept.delete(name.href);
    await kept.put(name.href, answer.clone());
    if (replay) {
      const all = (await kept.keys()).filter((r) => REPLAYS.test(new URL(r.url).pathname));
      await Promise.all(all.slice(0, Math.max(0, all.length - MOST_REPLAYS)).map((r) => kept.delete(r)));
    }
    return answer;
  }
  if ([404, 410].includes(answer.status)) await kept.delete(name.href);
  const last = !answer.status || AWAY.includes(answer.status) ? await kept.match(name.href) : undefined;
  if (last)
    return new Response(last.body, { headers: { 'content-type': 'application/json', 'x-kept-on-this-device': '1' } });
  if (!answer.status) throw answer;
  return answer;
}

self.addEventListener('fetch', (e) => {
  const { request } = e;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const replay = REPLAYS.test(url.pathname);
  if (replay || BOOKS.test(url.pathname)) return e.respondWith(told(request, replay));
  if (url.pathname.startsWith('/assets/') || url.pathname === '/icon.svg') e.respondWith(file(request));
  else if (request.mode === 'navigate' && !OTHERS.test(url.pathname)) e.respondWith(page(request));
});

/* What the server pushes: a game, and that it is my turn there. All notices of one table replace each other. */
self.addEventListener('push', (e) => {
  const { title, body, path } = e.data.json();
  e.waitUntil(self.registration.showNotification(title, { body, icon: '/icon.svg', tag: path, data: path }));
});

/* The push service has changed the address: tell the server the new one. */
self.addEventListener('pushsubscriptionchange', (e) => {
  const told = async () => {
    const made = e.newSubscription ?? (await self.registration.pushManager.subscribe(e.oldSubscription.options));
    const { endpoint, keys } = made.toJSON();
    const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await fetch('/api/me/push', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  };
  e.waitUntil(told());
});

self.addEventListener('notificationclick', (e) => {
  e.notification.close();
  const path = e.notification.data ?? '/';
  e.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find((client) => new URL(client.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
