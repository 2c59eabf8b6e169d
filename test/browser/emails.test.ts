import { request } from 'playwright-core';
import { demoUser } from '../../scripts/demo/stories.ts';
import { expect, origin, phone, test } from './browser-test.ts';

/** The HTML of the demo account's newest email with days. */
async function emailWithDays(): Promise<string> {
  const owner = await request.newContext({ baseURL: origin });
  await owner.post('/api/login', { data: demoUser });
  const sent = (await (await owner.get('/api/outbox')).json()) as { html: string | null }[];
  await owner.dispose();
  const mail = sent.find(({ html }) => html?.includes('summary="'))?.html;
  if (!mail) throw new Error('No email has days');
  return mail;
}

test('an email loads its picture in any client, and is readable in one that drops style sheets', async ({
  visitor,
}) => {
  const { page } = await visitor(null, { viewport: phone });
  const html = await emailWithDays();
  // Outlook for Windows knows no maximum width.
  expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="600"/);
  for (const mail of [html, html.replace(/<style>.*?<\/style>/gs, '')]) {
    await page.setContent(mail, { waitUntil: 'load' });
    expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    const days = page.locator('table[summary]');
    const figure = page.locator('table', { hasText: /in a row|kept/ }).last();
    const boxes = await Promise.all([figure.boundingBox(), days.boundingBox()]);
    const [above, below] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    expect(above?.width).toBeGreaterThan(180);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  }
});

test('an email’s text runs in the direction of its language', async ({ visitor }) => {
  const { page } = await visitor(null, { viewport: phone });
  const html = (await emailWithDays()).replace(
    /(<p dir="auto"[^>]*>).*?<\/p>/s,
    '$1אחרי הקפה: עשר דקות!</p>',
  );
  await page.setContent(html);
  const text = page.getByText('אחרי הקפה');
  expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});
