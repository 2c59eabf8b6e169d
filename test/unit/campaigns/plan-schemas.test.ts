import { describe, expect, it } from 'vitest';
import { planSentence } from '../../../worker/campaigns/campaigns.rules.ts';
import { campaignSchema, planSchema } from '../../../worker/campaigns/campaigns.schemas.ts';

const campaign = {
  title: 'Morning meditation',
  description: 'Ten quiet minutes',
  frequency: 'Daily',
  messageTime: 'Morning (6-9 AM)',
  messageStyle: 'friendly',
  deliveryMethod: 'Email',
};

const faultOf = (schema: typeof campaignSchema | typeof planSchema, input: unknown) =>
  schema.safeParse(input).error?.issues[0]?.message;

describe('the plan of a campaign', () => {
  it('may be left out, which is not the same as left empty', () => {
    const without = campaignSchema.parse(campaign);
    expect(Object.keys(without).filter((key) => key.startsWith('plan'))).toEqual([]);
    expect(campaignSchema.parse({ ...campaign, planAnchor: '  ', planAction: null })).toMatchObject({
      planAnchor: null,
      planAction: null,
    });
  });

  it('is trimmed', () => {
    expect(campaignSchema.parse({ ...campaign, planWhy: ' my kids ' }).planWhy).toBe('my kids');
  });

  it.each([
    ['planAnchor', 120, 'Please say after what in at most 120 characters'],
    ['planAction', 120, 'Please say what you will do in at most 120 characters'],
    ['planWhy', 200, 'Please say why in at most 200 characters'],
  ])('has an end: %s', (name, longest, sentence) => {
    expect(faultOf(campaignSchema, { ...campaign, [name]: 'x'.repeat(longest) })).toBeUndefined();
    expect(faultOf(campaignSchema, { ...campaign, [name]: 'x'.repeat(longest + 1) })).toBe(sentence);
    expect(faultOf(campaignSchema, { ...campaign, [name]: 7 })).toBe(sentence);
  });
});

describe('a changed plan', () => {
  it('is whole, and does without what is empty', () => {
    expect(faultOf(planSchema, { anchor: 'breakfast', action: 'walk' })).toMatch(/^Please say why/);
    expect(planSchema.parse({ anchor: ' breakfast ', action: null, why: '' })).toEqual({
      anchor: 'breakfast',
      action: null,
      why: null,
    });
  });
});

describe('a plan in a sentence', () => {
  it.each([
    ['brushing my teeth', 'sit for three breaths', 'After brushing my teeth I will sit for three breaths.'],
    ['After lunch. ', 'I will walk.', 'After lunch I will walk.'],
    ['Coffee', 'Read one page', 'After coffee I will read one page.'],
    ['I get home', "I'll walk", 'After I get home I will walk.'],
    ['lunch', null, 'My moment: after lunch.'],
    [null, 'walk', 'I will walk.'],
    [null, null, null],
    ['  ', '', null],
  ])('%j, %j', (planAnchor, planAction, sentence) => {
    expect(planSentence({ planAnchor, planAction })).toBe(sentence);
  });
});
