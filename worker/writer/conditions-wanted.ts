/** How many wordings each condition of a kind has at least, and whether one of them must do without facts. */
export function conditionsOf(kind: string): Record<string, { wordings: number; withoutFacts: boolean }> {
  if (kind === 'build')
    return {
      back: { wordings: 3, withoutFacts: true },
      'not-begun': { wordings: 2, withoutFacts: true },
      'missed-10': { wordings: 2, withoutFacts: true },
      'missed-3': { wordings: 3, withoutFacts: true },
      'missed-1': { wordings: 5, withoutFacts: true },
      returned: { wordings: 3, withoutFacts: true },
      best: { wordings: 2, withoutFacts: true },
      week: { wordings: 3, withoutFacts: true },
      three: { wordings: 2, withoutFacts: true },
      number: { wordings: 3, withoutFacts: true },
      gapday: { wordings: 2, withoutFacts: true },
      runs: { wordings: 3, withoutFacts: true },
      'closing-high': { wordings: 1, withoutFacts: true },
      'closing-mid': { wordings: 1, withoutFacts: true },
      'closing-low': { wordings: 1, withoutFacts: true },
      'closing-none': { wordings: 1, withoutFacts: true },
    };
  if (kind === 'reduce')
    return {
      back: { wordings: 2, withoutFacts: true },
      'not-begun': { wordings: 2, withoutFacts: true },
      'missed-10': { wordings: 2, withoutFacts: true },
      'missed-3': { wordings: 2, withoutFacts: true },
      'missed-1': { wordings: 3, withoutFacts: true },
      returned: { wordings: 2, withoutFacts: true },
      week: { wordings: 1, withoutFacts: true },
      three: { wordings: 1, withoutFacts: true },
      gapday: { wordings: 1, withoutFacts: true },
      'closing-high': { wordings: 1, withoutFacts: true },
      'closing-mid': { wordings: 1, withoutFacts: true },
      'closing-low': { wordings: 1, withoutFacts: true },
      'closing-none': { wordings: 1, withoutFacts: true },
    };
  if (kind === 'recover')
    return {
      back: { wordings: 1, withoutFacts: true },
      quiet: { wordings: 1, withoutFacts: true },
      closing: { wordings: 1, withoutFacts: true },
    };
  return {};
}
