/** Builds the app into `dist`, unless nothing has changed since the last time. */
import { buildIfChanged } from './local/build.ts';

buildIfChanged();
