/** How the two kinds with a plan of their own ask for it. The browser loads this too: it imports nothing. */
export const kindForms = {
  build: {
    cueWord: 'After',
    cuePrompt: 'What do you do every day anyway, just before a good moment for this?',
    actionPrompt: 'What exactly will you do?',
  },
  reduce: {
    cueWord: 'When',
    cuePrompt: 'When does it come up most?',
    actionPrompt: 'What will you do instead?',
  },
} as const;
