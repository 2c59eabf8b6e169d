import { describe, expect, it } from 'vitest';
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

  it('has an end, and says so of each part', () => {
    const parts = {
      planAnchor: 'Please say after what in at most 120 characters',
      planAction: 'Please say what you will do in at most 120 characters',
      planSmallest: 'Please say how little still counts in at most 120 characters',
      planSnag: 'Please say what gets in the way in at most 120 characters',
      planPerson: 'Please say who knows in at most 80 characters',
      planWhy: 'Please say why in at most 200 characters',
      planNext: 'Please say what the next step is in at most 120 characters',
      planRestart: 'Please say what you will do first in at most 120 characters',
    };
    for (const [name, sentence] of Object.entries(parts)) {
      const longest = Number(/\d+/.exec(sentence)?.[0]);
      const fault = (value: unknown) => faultOf(campaignSchema, { ...campaign, [name]: value });
      expect(fault('x'.repeat(longest))).toBeUndefined();
      expect([fault('x'.repeat(longest + 1)), fault(7)]).toEqual([sentence, sentence]);
    }
  });
});

describe('a changed plan', () => {
  it('leaves out what stays as it is, and takes away what is empty', () => {
    expect(planSchema.parse({})).toEqual({});
    expect(planSchema.parse({ planAnchor: ' breakfast ', planAction: null, planWhy: '' })).toEqual({
      planAnchor: 'breakfast',
      planAction: null,
      planWhy: null,
    });
  });

  it('is refused, whichever part is too long or no text', () => {
    expect(faultOf(planSchema, { planPerson: 'x'.repeat(81) })).toBe(
      'Please say who knows in at most 80 characters',
    );
    expect(faultOf(planSchema, { planWhy: ['my kids'] })).toMatch(/^Please say why/);
    expect(faultOf(planSchema, 'breakfast')).toBeDefined();
  });
});
