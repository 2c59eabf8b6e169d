/**
 * Draws the pictures at the top of emails into `public/email`: a sun behind hills with one ray for each week. They are PNG
 * files, since mail programs don't show SVG, and transparent, so the email's own background shows.
 * @module
 */
import { writeFileSync } from 'node:fs';
import { launchBrowser } from '../test/support/node/browser.ts';

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 600, height: 150 }, deviceScaleFactor: 2 });

/** Its colors work on both light and dark backgrounds. */
const picture = (week: number) => {
  // The sun climbs a little each week.
  const height = 114 - (week - 1) * 3;
  const rays = Array.from(
    { length: week },
    (_, ray) => `<path d="M440 ${height - 58}v-15" transform="rotate(${ray * 30 - 8} 440 ${height})"/>`,
  );
  return `<svg viewBox="0 0 600 150" width="600" height="150" xmlns="http://www.w3.org/2000/svg">
<g stroke="#efb545" stroke-width="5.5" stroke-linecap="round">${rays.join('')}</g><circle cx="440" cy="${height}" r="42" fill="#efb545"/>
<path d="M0 96c60-32 130-32 210-4s130 40 190 40c80 0 140-20 200-52v70H0z" fill="#a3c6ad"/>
<path d="M0 116c70-26 140-22 220 0s140 24 200 20c70-6 130-24 180-46v60H0z" fill="#6fa384"/>
<path d="M0 140c80-14 150-14 230-6s150 8 210 2c60-6 110-18 160-34v48H0z" fill="#3d7f62"/></svg>`;
};

for (let week = 1; week <= 12; week += 1) {
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${picture(week)}`);
  writeFileSync(`public/email/sun-${week}.png`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
