import { chromium } from 'playwright-core';
const origin = 'http://localhost:5320';
import { launchBrowser } from './test/support/node/browser.ts';
const server = await launchBrowser(); const browser = await chromium.connect(server.wsEndpoint());
const sizes = { phone: { width: 360, height: 740 }, wide: { width: 1280, height: 800 } };
const out = '/tmp/shots-me';
async function open(size: keyof typeof sizes, scheme: 'light' | 'dark', member = true, more = {}) {
  const context = await browser.newContext({ baseURL: origin, viewport: sizes[size], colorScheme: scheme, serviceWorkers: 'block', ...more });
  const page = await context.newPage();
  if (member) {
    const answer = await context.request.post('/api/login', { data: { username: 'demo', password: 'better-habits' } });
    const user = await answer.text();
    await context.addInitScript((value) => localStorage.setItem('better-habits.user', value), user);
  }
  return page;
}
const shot = async (page: any, name: string, full = false) => { await page.evaluate(() => document.fonts.ready); await page.waitForTimeout(400); await page.screenshot({ path: `${out}/${name}.png`, fullPage: full, animations: 'disabled' }); };
for (const [size, scheme] of [['phone', 'light'], ['phone', 'dark']] as const) {
  const tag = `${size}-${scheme}`;
  let page = await open(size, scheme, false);
  for (const [path, name] of [['/login', 'login'], ['/forgot-password', 'forgot'], ['/register', 'register'], ['/reset?token=abc', 'reset'], ['/confirm?token=abc', 'confirm']]) { await page.goto(path, { waitUntil: 'networkidle' }); await shot(page, `${name}-${tag}`); }
  await page.context().close();
  page = await open(size, scheme);
  for (const [path, name, full] of [['/', 'today', false], ['/', 'dashboard-full', true], ['/campaigns', 'campaigns', false], ['/templates', 'templates', false], ['/analytics', 'analytics', true], ['/settings', 'settings', true], ['/outbox', 'outbox', false], ['/create-campaign', 'create', false]] as const) { await page.goto(path, { waitUntil: 'networkidle' }); await shot(page, `${name}-${tag}`, full); }
  await page.goto('/campaigns', { waitUntil: 'networkidle' });
  const campaigns = await (await page.context().request.get('/api/campaigns')).json();
  for (const c of campaigns.slice(0, 4)) { await page.goto(`/campaigns/${c.id}`, { waitUntil: 'networkidle' }); await shot(page, `campaign${c.id}-${tag}`); }
  const h = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(tag, campaigns.map((c: any) => [c.id, c.title, c.active, c.completed]), h);
  await page.context().close();
}
await browser.close(); await server.close();
