import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../content/messages/', import.meta.url));

/** @param file `build/direct`, below content/messages */
export const readContent = (file: string): string => readFileSync(`${root}${file}.txt`, 'utf8');
