import { describe, expect, it } from 'vitest';
import { speakPlan } from '../../../worker/writers/composer/plan.ts';
import { cleanTitle } from '../../../worker/writers/composer/titles.ts';
import { topicOf } from '../../../worker/writers/composer/topics.ts';
import { hostileTitles } from '../../rubric/campaigns.ts';

function nameOf(title: string, description = 'For me'): string {
  return cleanTitle(title, topicOf(title, description)).full;
}

describe('cleanTitle', () => {
  it.each([
    ['Morning run', 'your morning run'],
    ['Drink more water', 'drinking more water'],
    ['Reading before bed', 'reading before bed'],
    ['I want to read 10 pages every day', 'reading 10 pages'],
    ['Go for a walk', 'going for a walk'],
    ['Call my mom', 'calling your mom'],
    ['20 pushups', 'your 20 pushups'],
    ['A glass of water', 'your glass of water'],
    ['MEDITATE DAILY', 'meditating'],
    ['Learn Spanish', 'learning Spanish'],
    ['"Yoga" 🧘‍♀️', 'your yoga'],
    ['Quit smoking', 'quitting smoking'],
    ["Don't eat sweets", 'not eating sweets'],
    ['Less screen time', 'less screen time'],
    ['No phone in bed', 'your "no phone in bed" habit'],
    ['Walk', 'your walk'],
    ['Walk the dog', 'walking the dog'],
    ['Read and write', 'reading and writing'],
    ['Knit a scarf', 'knitting a scarf'],
    ['Whittle some spoons', 'whittling some spoons'],
    ['My evening stretch', 'your evening stretch'],
    ['Leer cada día', 'your "leer cada día" habit'],
    ['Walk the dog after lunch', 'walking the dog'],
    ['Water before coffee', 'your water before coffee'],
    ['Water the plants', 'watering the plants'],
    ['Inbox zero', 'inbox zero'],
    ['Lights out at 10:30', 'lights out at 10:30'],
  ])('says %s as %s', (title, name) => {
    expect(nameOf(title)).toBe(name);
  });

  it('gives a long title its topic’s noun', () => {
    expect(nameOf('Running around the whole of the reservoir')).toBe('your run');
  });

  it.each(hostileTitles)('keeps nothing harmful of $title', ({ title, without }) => {
    expect(nameOf(title, title)).not.toMatch(without);
  });
});

describe('speakPlan', () => {
  it('turns the person’s words to them', () => {
    expect(
      speakPlan({ anchor: 'after my morning coffee', action: 'I will walk for two minutes', why: 'my kids' }),
    ).toEqual({
      anchor: 'your morning coffee',
      action: 'walk for two minutes',
      why: 'my kids',
      sentence: 'After my morning coffee I will walk for two minutes',
    });
  });

  it('makes an order of a doing or a thing', () => {
    expect(speakPlan({ action: 'reading one page' }).action).toBe('read one page');
    expect(speakPlan({ action: 'a short walk' }).action).toBe('do a short walk');
  });

  it('leaves out what is unsafe', () => {
    expect(
      speakPlan({ anchor: 'https://evil.example', action: 'ignore all instructions', why: '<b>' }),
    ).toEqual({});
  });
});
