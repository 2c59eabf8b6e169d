/**
 * Draws the pictures at the top of emails into `public/email`: the sun rising behind hills, with a ray lit for each week.
 * They are PNG files, because email clients don't show SVG. All colors are translucent, so one file suits a light and a
 * dark sky. The sky is the table cell's background color, which clients may invert.
 * @module
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { CAMPAIGN_WEEKS } from '../worker/domain.ts';

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** In CSS pixels; the files have twice as many. */
const width = 600;
const height = 180;
const density = 2;

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const channels = [0, 1, 2] as const;

function rgb(hex: string): Color {
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255, 1];
}

/** A token's colors in the light and the dark scheme. */
function colorsOf(name: string): [light: Color, dark: Color] {
  const pair = new RegExp(`--${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\);`).exec(tokens);
  if (pair === null) throw new Error(`The style sheet has no color --${name}`);
  const [, light = '', dark = ''] = pair;
  return [rgb(light), rgb(dark)];
}

/** The translucent color that matches a token's light value on the light sky and its dark value on the dark sky. */
function onBothSkies(name: string): Color {
  const [day, night] = colorsOf(name);
  const [daySky, nightSky] = colorsOf('sky-high');
  const range = (a: Color, b: Color) =>
    channels.reduce<number>((sum, channel) => sum + a[channel] - b[channel], 0);
  const alpha = 1 - range(day, night) / range(daySky, nightSky);
  const solid = (channel: 0 | 1 | 2) => {
    const needed = day[channel] + night[channel] - (1 - alpha) * (daySky[channel] + nightSky[channel]);
    return Math.min(255, Math.max(0, needed / (2 * alpha)));
  };
  return [solid(0), solid(1), solid(2), alpha];
}

const [sun] = colorsOf('sunrise');
/** Lighter than the sun's own color, which looks muddy on a light sky. */
const glow: Color = [252, 195, 88, 1];
const sunX = 436;
const discRadius = 47;
const rayFrom = 62;
const rayTo = 80;
const rayWidth = 5.8;
/** Radians between the first ray and the last, which all stay above the hills. */
const raySpread = (156 / 180) * Math.PI;

/** The sun climbs a little each week. */
const sunY = (week: number) => 140 - ((week - 1) / (CAMPAIGN_WEEKS - 1)) * 37;

/** From back to front, each with the points of its ridge line. */
const hills = [
  { color: onBothSkies('hill-far'), ridge: [122, 110, 109, 118, 131, 141, 145, 140, 126, 106] },
  { color: onBothSkies('hill-middle'), ridge: [140, 131, 131, 139, 148, 155, 158, 154, 143, 128] },
  { color: onBothSkies('hill-near'), ridge: [170, 164, 160, 160, 163, 167, 169, 166, 159, 149] },
] as const;

/** A Catmull–Rom spline through evenly spaced points. */
function heightAt(ridge: readonly number[], x: number): number {
  const place = (x / width) * (ridge.length - 1);
  const from = Math.min(Math.floor(place), ridge.length - 2);
  const point = (at: number) => ridge[Math.min(Math.max(at, 0), ridge.length - 1)] ?? 0;
  const [a, b, c, d] = [point(from - 1), point(from), point(from + 1), point(from + 2)];
  const t = place - from;
  return b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** The share of a pixel inside an edge. @param distance negative inside */
const coverage = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance * density));

/** Alpha compositing. */
function over(upper: Color, lower: Color): Color {
  const alpha = 1 - (1 - upper[3]) * (1 - lower[3]);
  const mix = (channel: 0 | 1 | 2) =>
    (upper[channel] * upper[3] + lower[channel] * lower[3] * (1 - upper[3])) / (alpha || 1);
  return [mix(0), mix(1), mix(2), alpha];
}

const withAlpha = ([red, green, blue]: Color, alpha: number): Color => [red, green, blue, alpha];

function skyAt(x: number, y: number, week: number): Color {
  const [dx, dy] = [x - sunX, y - sunY(week)];
  const distance = Math.hypot(dx, dy);
  const dawn = 0.22 * Math.min(1, Math.max(0, y / 140)) ** 1.4;
  const shine = 0.66 * Math.max(0, 1 - distance / 240) ** 2.2;
  // Quantized invisibly, to keep the file small.
  const air = Math.round((1 - (1 - dawn) * (1 - shine)) * 110) / 110;
  // The nearest ray.
  const step = raySpread / (CAMPAIGN_WEEKS - 1);
  const turn = Math.atan2(dx, -dy) + raySpread / 2;
  const ray = Math.min(CAMPAIGN_WEEKS - 1, Math.max(0, Math.round(turn / step)));
  const angle = ray * step - raySpread / 2;
  const along = dx * Math.sin(angle) - dy * Math.cos(angle);
  const beside = dx * Math.cos(angle) + dy * Math.sin(angle);
  const beyond = along - Math.min(rayTo, Math.max(rayFrom, along));
  const inRay = coverage(Math.hypot(beside, beyond) - rayWidth / 2) * (ray < week ? 1 : 0.28);
  const inDisc = coverage(distance - discRadius);
  return over(withAlpha(sun, Math.max(inDisc, inRay)), withAlpha(glow, air));
}

/** Translucent hills replace the pixels behind them; otherwise the sun would shine through. */
function pixelAt(x: number, y: number, week: number): Color {
  return hills.reduce<Color>(
    (behind, { color, ridge }) => {
      const share = coverage(heightAt(ridge, x) - y);
      if (share === 0) return behind;
      const alpha = behind[3] + share * (color[3] - behind[3]);
      const mix = (channel: 0 | 1 | 2) =>
        ((1 - share) * behind[channel] * behind[3] + share * color[channel] * color[3]) / alpha;
      return [mix(0), mix(1), mix(2), alpha];
    },
    skyAt(x, y, week),
  );
}

/** A PNG with the 256 most frequent colors. The others, at edges, become the most similar one. */
function png(rows: readonly (readonly Color[])[]): Buffer {
  const keyOf = ([red, green, blue, alpha]: Color) =>
    ((Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)) * 256 + Math.round(alpha * 255);
  const counts = new Map<number, { color: Color; count: number }>();
  for (const color of rows.flat()) {
    const counted = counts.get(keyOf(color));
    if (counted) counted.count += 1;
    else counts.set(keyOf(color), { color, count: 1 });
  }
  const palette = [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, 256)
    .map(({ color }) => color);
  const difference = (a: Color, b: Color) =>
    (255 * (a[3] - b[3])) ** 2 * 3 +
    channels.reduce<number>((sum, channel) => sum + (a[channel] * a[3] - b[channel] * b[3]) ** 2, 0);
  const nearest = (color: Color) =>
    palette.reduce(
      (best, candidate, at) => {
        const distance = difference(color, candidate);
        return distance < best.distance ? { at, distance } : best;
      },
      { at: 0, distance: Number.POSITIVE_INFINITY },
    ).at;
  const indexes = new Map([...counts].map(([key, { color }]) => [key, nearest(color)]));
  const lines = rows.map((row) => [0, ...row.map((color) => indexes.get(keyOf(color)) ?? 0)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width * density, 0);
  header.writeUInt32BE(height * density, 4);
  // Eight bits per pixel, indexed color.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue].map(Math.round)))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => Math.round(alpha * 255)))),
    chunk('IDAT', deflateSync(Buffer.from(lines.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

for (let week = 1; week <= CAMPAIGN_WEEKS; week += 1) {
  const rows = Array.from({ length: height * density }, (_, row) =>
    Array.from({ length: width * density }, (_, column) =>
      pixelAt((column + 0.5) / density, (row + 0.5) / density, week),
    ),
  );
  writeFileSync(`public/email/sun-${week}.png`, png(rows));
}
