import { demoUser } from '../../scripts/demo/stories.ts';
import { expect, phone, test } from './browser-test.ts';

test('an email loads its picture in any client, is readable in one that drops style sheets, and runs in the direction of its language', async ({
  visitor,
}) => {
  const { page } = await visitor(null, { viewport: phone });
  await page.request.post('/api/login', { data: demoUser });
  const sent = (await (await page.request.get('/api/outbox')).json()) as { html: string | null }[];
  const html = sent.find((mail) => mail.html?.includes('summary="'))?.html ?? '';
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
  await page.setContent(html.replace(/(<p dir="auto"[^>]*>).*?<\/p>/s, '$1אחרי הקפה: עשר דקות!</p>'));
  const direction = await page
    .getByText('אחרי הקפה')
    .evaluate((element) => getComputedStyle(element).direction);
  expect(direction).toBe('rtl');
});
