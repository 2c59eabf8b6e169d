import type { MessageStyle } from '../../campaigns/campaigns.schemas.ts';

/**
 * What is said after a lapse, by style: a hello and the four ways on, without a word on what was missed. Each is one SMS
 * segment with its link, for names of up to 34 characters.
 */
export const gentleLines: Record<MessageStyle, readonly string[]> = {
  friendly: [
    "It's been quiet for {habit}, and that's fine. Smaller, later, a pause or a stop?",
    "It's good to see you. For {habit}: smaller, later, a pause or a stop?",
    "There's no rush with {habit}. A smaller step, a new hour, a pause, a stop?",
    "Full days? They're allowed. For {habit}: smaller, later, paused or stopped?",
    "Let's see what fits {habit}: a smaller step, a new hour, a pause or a stop?",
  ],
  direct: [
    'Choose an easier way to {habit}. Smaller, moved, paused or stopped: all fine.',
    'Make {habit} fit again. A smaller step, a new hour, a pause or a stop.',
    'Give {habit} another shape. Smaller, later, paused or stopped.',
    'Keep {habit} light. A smaller step, a new hour, a pause or a stop.',
    'Take a fresh look at {habit}. Smaller, later, paused or stopped, as you like.',
  ],
  motivational: [
    'Your reason for {habit} still matters. Smaller, later, paused or stopped?',
    'Coming back to {habit} is always worth it. Smaller, later, a pause, a stop?',
    'Glad to have you here. For {habit}: smaller, later, paused or stopped?',
    'You had a good reason for {habit}. Smaller, later, a pause or a stop?',
    'Every return matters. For {habit}: smaller, later, paused or stopped?',
  ],
  informative: [
    'A smaller step is easier to repeat. For {habit}: smaller, later, paused, stopped?',
    'Habits return with an easy cue. For {habit}: smaller, later, a pause, a stop?',
    'A plan can fit the week. For {habit}: smaller, later, paused or stopped?',
    'A new hour or a smaller step often helps {habit}. A pause or a stop is fine too.',
    'Less effort makes a start easier. For {habit}: smaller, later, paused or stopped?',
  ],
};
