import { expect, it } from 'vitest';
import {
  modelWasAsked,
  modelWill,
  providerSaw,
  providerWill,
  releaseAnswers,
  releaseModel,
  until,
} from '../support/faults/control.ts';
import {
  alarmOf,
  beginOnMonday,
  fireAlarm,
  halfPastSeven,
  minute,
  mondayMorning,
  newPersonWithCampaign,
} from '../support/worker/campaigns.ts';

beginOnMonday();

it('a message sent by hand while a week is being written has a guard alarm', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const { email } = person.user;
  await modelWill({ kind: 'answer', manner: 'good', isHeld: true });
  const alarm = fireAlarm(campaign.id);
  await until(async () => (await modelWasAsked()).length === 1);
  await providerWill(email, { kind: 'hold' });
  const answer = person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'Stand up' });
  await until(async () => (await providerSaw(email)).calls === 1);
  expect(await alarmOf(campaign.id)).toBe(mondayMorning + minute);
  await releaseAnswers(email);
  expect((await answer).status).toBe(201);
  expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  await releaseModel();
  await alarm;
  expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
});
