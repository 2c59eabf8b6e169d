/** Descriptions that the form fills in. Messages don't quote them, because they would say "You wrote". */
export const reasons = {
  water: 'I want to drink something before I’m thirsty.',
  walk: 'I want fresh air and a clear head.',
  read: 'I miss getting lost in a good book.',
  meditate: 'I want a few quiet minutes before the day gets loud.',
  sleep: 'I want to wake up rested.',
  stretch: 'I want to start the day without a stiff back.',
  journal: 'I want to remember more of my days.',
  language: 'I want to talk to people when I travel.',
  vegetables: 'I want to eat something green every day.',
  screenFree: 'I want my evenings back for people and rest.',
  call: 'I want to stay close to people who live far away.',
  medication: 'One reminder at the right time.',
  exercise: 'I want to move a little every day.',
  quietMinute: 'I want a quiet minute every day.',
  nutrition: 'I want to eat a little better every day.',
};
