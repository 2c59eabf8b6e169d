import { describe, expect, it } from 'vitest';
import { checkFile, describeFinding } from '../../../scripts/messages/check-files.ts';
import { contentFileNames } from '../../../scripts/messages/load-content.ts';

const files = contentFileNames();

describe('the content of messages', () => {
  it('is in a file for each voice of each kind', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        ...['build/motivational', 'build/informative', 'build/friendly', 'build/direct'],
        ...['reduce/warm', 'reduce/plain', 'recover/quiet', 'dose/plain', 'danger/neutral'],
      ]),
    );
  });

  it.each(files)('%s has no findings', (file) => {
    expect(checkFile(file).findings.map(describeFinding)).toEqual([]);
  });
});
