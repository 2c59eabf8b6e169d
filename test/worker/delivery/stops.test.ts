import { beforeEach, describe, expect, it } from 'vitest';
import { pageAt, post } from '../../support/worker/calls.ts';
import {
  beginOnMonday,
  day,
  fireAt,
  halfPastSeven,
  hour,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { handOverMail, handOverText, replyAddressOf, textedBack } from '../../support/worker/inbound.ts';
import { handOverEvents, newPersonWithMail, startKeyServer } from '../../support/worker/mail-events.ts';
import {
  call,
  expectRefusal,
  newPerson,
  type Person,
  password,
  register,
} from '../../support/worker/people.ts';
import {
  givePhone,
  newPhone,
  personWithMessage,
  personWithText,
  turnIntoTexts,
} from '../../support/worker/reached.ts';

beginOnMonday();

describe('sending to somebody who stopped', () => {
  it('goes on by email when only texts are stopped, but never in the place of a stopped text, nor where email is stopped', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await person.optOut({ channel: 'sms', cause: 'stop-reply' });
    await fireAt(campaign.id, halfPastSeven);
    await turnIntoTexts(person, campaign, newPhone());
    await fireAt(campaign.id, halfPastSeven + day + hour);
    await sql('DELETE FROM opt_outs WHERE user_id = ?', person.user.id);
    await turnIntoTexts(person, campaign, null);
    await person.optOut({ channel: 'email', cause: 'bounce' });
    await fireAt(campaign.id, halfPastSeven + 2 * day + hour);
    expect((await person.messages(campaign.id)).slice(0, 3)).toMatchObject([
      { status: 'sent', channel: 'email' },
      { status: 'skipped', reason: 'You stopped text messages' },
      { status: 'failed', reason: 'Add your phone number in settings to get text messages' },
    ]);
    expect(await person.outbox()).toHaveLength(1);
  });

  it('refuses a message by hand and a test notification with 409, and says what to do', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const test = () => person.call('POST', '/api/test-notification', { deliveryMethod: 'Email' });
    await person.optOut({ campaignId: campaign.id });
    const body = { campaignId: campaign.id, content: 'Now then' };
    const byHand = person.call('POST', '/api/send-message', body);
    const toGetThem = 'To get them again, request a link in settings';
    await expectRefusal(byHand, 409, `You stopped messages from this campaign. ${toGetThem}`);
    expect(await person.messages(campaign.id)).toHaveLength(84);
    // One stopped campaign does not matter to a test.
    expect((await test()).status).toBe(200);
    await person.optOut({ channel: 'email', cause: 'bounce' });
    const bounced = 'Emails to you bounced, so we stopped sending there';
    await expectRefusal(test(), 409, `${bounced}. ${toGetThem}`);
    expect(await person.outbox()).toHaveLength(1);
  });
});

it("the list tells what is stopped and why, newest first, nothing of another person's or of a campaign that is gone", async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await (await newPerson()).optOut();
  await person.optOut({ campaignId: campaign.id, cause: 'unsubscribe-link' });
  stateTime(mondayMorning + hour);
  await person.optOut({ channel: 'email', cause: 'bounce' });
  const createdAt = new Date(mondayMorning + hour).toISOString();
  const ofEmail = { campaignId: null, channel: 'email', cause: 'bounce', createdAt };
  const text = `You stopped messages from ‘${campaign.title}’`;
  const ofCampaign = { campaignId: campaign.id, campaignTitle: campaign.title, text };
  expect(await person.stops()).toMatchObject([ofEmail, ofCampaign]);
  await person.call('DELETE', `/api/campaigns/${campaign.id}`);
  expect(await person.stops()).toMatchObject([ofEmail]);
});

beforeEach(startKeyServer);

/** An account that is made for the same address once this one is deleted. */
async function registerAgain(person: Person): Promise<Person> {
  const { id, username } = person.user;
  await person.call('DELETE', `/api/users/${id}`, { password });
  return register({ username });
}

const savePhone = (person: Person, phone: string | null) =>
  person.call('PUT', `/api/users/${person.user.id}`, { phone });

const saidStop = { campaignId: null, channel: 'sms', cause: 'stop-reply', lift: 'text' };

/** Stops messages on the page that the link in an email opens. */
async function stopByLink(path: string, stop: 'all' | 'campaign'): Promise<void> {
  const [link = ''] = /\/m\/stop\/[\w-]+/.exec((await pageAt(path)).text) ?? [];
  expect((await post(link, { stop })).status).toBe(303);
}

/** Asks for the link by which the owner of the mailbox opts in again. */
async function optInLinkOf(person: Person): Promise<string> {
  expect((await person.call('POST', '/api/opt-outs/link')).status).toBe(200);
  const [path = ''] = /\/m\/start\/[\w-]+/.exec((await person.newestMail()).body) ?? [];
  return path;
}

describe('a phone that says STOP', () => {
  it('gets no texts of any account that has it until it says START, which lifts nothing else', async () => {
    const phone = newPhone();
    const [first, second] = [await newPerson(), await newPerson()];
    for (const { user } of [first, second]) await givePhone(user.id, phone);
    const stopped = await textedBack(await handOverText({ From: phone, Body: 'STOP' }));
    expect(stopped).toContain('get any more texts');
    for (const person of [first, second]) expect(await person.stops()).toMatchObject([saidStop]);
    await first.optOut();
    const back = await textedBack(await handOverText({ From: phone, Body: 'START' }));
    expect(back).toContain('on again, except those turned off another way');
    expect(await second.stops()).toEqual([]);
    expect(await first.stops()).toMatchObject([{ channel: null, cause: 'person' }]);
  });

  it('gets none of accounts that are given it later, which cannot lift that, nor as a test, and is remembered without its number', async () => {
    const phone = newPhone();
    await handOverText({ From: phone, Body: 'STOP' });
    const kept = JSON.stringify(await sql('SELECT * FROM suppressions'));
    expect(kept).toContain('stop-reply');
    expect(kept).not.toContain(phone.slice(2));
    const next = await register();
    await savePhone(next, phone);
    expect(await next.stops()).toMatchObject([saidStop]);
    expect((await next.call('DELETE', '/api/opt-outs/returned-texts')).status).toBe(404);
    expect((await next.call('POST', '/api/opt-outs/link')).status).toBe(404);
    const test = (await newPerson()).call('POST', '/api/test-notification', { deliveryMethod: 'SMS', phone });
    const message = 'This phone replied STOP to our text messages. To get them again, text START from it';
    await expectRefusal(test, 409, message);
    await savePhone(next, newPhone());
    expect(await next.stops()).toEqual([]);
    await savePhone(next, phone);
    expect(await next.stops()).toMatchObject([saidStop]);
  });
});

describe('an email address that wants nothing', () => {
  it('after “stop all”, gets nothing from an account that is made for it later', async () => {
    const { person, path } = await personWithMessage();
    await stopByLink(path, 'all');
    const again = await registerAgain(person);
    expect(await again.stops()).toMatchObject([{ channel: 'email', cause: 'person', lift: 'link' }]);
    const campaign = await newCampaign(again);
    await fireAt(campaign.id, halfPastSeven + day);
    expect(await again.firstMessage(campaign.id)).toMatchObject({ status: 'skipped' });
    expect(await again.outbox()).toEqual([]);
  });

  it('after an email came back, gets nothing from such an account either', async () => {
    const { person, heard } = await newPersonWithMail();
    await handOverEvents([heard('hard-bounced')]);
    const again = await registerAgain(person);
    expect(await again.stops()).toMatchObject([{ channel: 'email', cause: 'bounce', lift: 'link' }]);
  });

  it('gets messages again by the link that is sent there, for a day, and by none that was changed or is for another mailbox', async () => {
    const { person, campaign, path } = await personWithMessage();
    await stopByLink(path, 'all');
    const link = await optInLinkOf(person);
    const lift = async (token: string) => (await post(token, { start: 'all' })).status;
    expect(await lift(link.slice(0, -1))).toBe(404);
    expect(await lift(link.replace('/m/start/', '/m/stop/'))).toBe(400);
    const { id } = person.user;
    await sql("UPDATE users SET email_hash = 'AAAA' || email_hash WHERE id = ?", id);
    expect(await lift(link)).toBe(404);
    await sql('UPDATE users SET email_hash = substr(email_hash, 5) WHERE id = ?', id);
    stateTime(halfPastSeven + 2 * day);
    expect([await lift(link), (await call('GET', link)).status]).toEqual([410, 410]);
    stateTime(halfPastSeven);
    expect((await pageAt(link)).text).toContain('Get messages again</button>');
    expect(await person.stops()).toHaveLength(2);
    expect(await lift(link)).toBe(303);
    expect((await pageAt(link)).text).toContain('Messages are on');
    expect(await person.stops()).toEqual([]);
    await fireAt(campaign.id, halfPastSeven + day);
    expect((await person.messages(campaign.id))[1]).toMatchObject({ status: 'sent' });
  });

  it('gets one campaign again by itself', async () => {
    const { person, campaign, path } = await personWithMessage();
    await stopByLink(path, 'campaign');
    const link = await optInLinkOf(person);
    expect((await pageAt(link)).text).toContain('Get ‘Morning meditation’ again</button>');
    expect((await post(link, { start: String(campaign.id) })).status).toBe(303);
    expect(await person.stops()).toEqual([]);
  });
});

it('an answer to a text that came by email stops texts, and is told by email: an email never causes a text', async () => {
  const { person, campaign, id, phone } = await personWithText();
  const replyTo = await replyAddressOf(id, campaign.id);
  await handOverMail({ to: replyTo, from: `${phone.slice(2)}@vtext.com`, body: 'help' });
  await handOverMail({ to: replyTo, from: `${phone.slice(2)}@vtext.com`, body: 'stop' });
  expect(await person.stops()).toMatchObject([saidStop]);
  const sent = await person.outbox();
  expect(sent.map(({ channel }) => channel)).toEqual(['email', 'email', 'sms']);
  expect(sent[0]?.body).toContain('get any more texts');
});
