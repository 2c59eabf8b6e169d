import { beforeEach, describe, expect, it } from 'vitest';
import { pageAt, post } from '../../support/worker/answers.ts';
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
import { handOverText, textedBack } from '../../support/worker/inbound.ts';
import { handOverMail, replyAddressOf } from '../../support/worker/mail.ts';
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
    const byHand = await person.call('POST', '/api/send-message', body);
    const ofCampaign =
      'You stopped messages from this campaign. To get them again, request a link in settings';
    await expectRefusal(byHand, 409, ofCampaign);
    expect((await person.messages(campaign.id)).every(({ kind }) => kind === 'planned')).toBe(true);
    // One stopped campaign does not matter to a test.
    expect((await test()).status).toBe(200);
    await person.optOut({ channel: 'email', cause: 'bounce' });
    const refused = await test();
    const bounced =
      'Emails to you bounced, so we stopped sending there. To get them again, request a link in settings';
    await expectRefusal(refused, 409, bounced);
    expect(await person.outbox()).toHaveLength(1);
  });
});

it("the list tells what is stopped and why, newest first, nothing of another person's or of a campaign that is gone", async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const other = await newPerson();
  await other.optOut();
  await person.optOut({ campaignId: campaign.id, cause: 'unsubscribe-link' });
  stateTime(mondayMorning + hour);
  await person.optOut({ channel: 'email', cause: 'bounce' });
  const ofEmail = {
    ...{ campaignId: null, channel: 'email', cause: 'bounce' },
    text: 'Emails to you bounced, so we stopped sending there',
    createdAt: new Date(mondayMorning + hour).toISOString(),
  };
  const text = `You stopped messages from ‘${campaign.title}’`;
  const ofCampaign = { campaignId: campaign.id, campaignTitle: campaign.title, text };
  expect(await person.stops()).toMatchObject([ofEmail, ofCampaign]);
  expect(await other.stops()).toHaveLength(1);
  await person.call('DELETE', `/api/campaigns/${campaign.id}`);
  expect(await person.stops()).toMatchObject([ofEmail]);
});

beforeEach(startKeyServer);

const remove = (person: Person) => person.call('DELETE', `/api/users/${person.user.id}`, { password });

const savePhone = (person: Person, phone: string | null) =>
  person.call('PUT', `/api/users/${person.user.id}`, { phone });

const saidStop = { campaignId: null, channel: 'sms', cause: 'stop-reply', lift: 'text' };

/** Asks for the link by which the owner of the mailbox opts in again. */
async function optInLinkOf(person: Person): Promise<string> {
  expect((await person.call('POST', '/api/opt-outs/link')).status).toBe(200);
  const [mail] = await person.outbox();
  const [path = ''] = /\/m\/start\/[\w-]+/.exec(mail?.body ?? '') ?? [];
  return path;
}

async function stopAll(person: Person, path: string): Promise<void> {
  const [link = ''] = /\/m\/stop\/[\w-]+/.exec((await pageAt(path)).text) ?? [];
  expect((await post(link, { stop: 'all' })).status).toBe(303);
  expect(await person.stops()).not.toEqual([]);
}

describe('a phone that says STOP', () => {
  it('gets no texts of any account that has it, however many, until it says START, which lifts nothing else', async () => {
    const phone = newPhone();
    const people = await Promise.all(Array.from({ length: 25 }, () => newPerson()));
    for (const { user } of people) await givePhone(user.id, phone);
    expect(await textedBack(await handOverText({ From: phone, Body: 'STOP' }))).toContain(
      'get any more texts',
    );
    for (const person of people) expect(await person.stops()).toMatchObject([saidStop]);
    const [first, ...others] = people;
    if (first === undefined) throw new Error('There is nobody');
    await first.optOut();
    const back = await textedBack(await handOverText({ From: phone, Body: 'START' }));
    expect(back).toContain('on again, except those turned off another way');
    for (const person of others) expect(await person.stops()).toEqual([]);
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
    const test = { deliveryMethod: 'SMS', phone };
    const answer = await (await newPerson({ timezone: 'Asia/Kolkata' })).call(
      'POST',
      '/api/test-notification',
      test,
    );
    const message = 'This phone replied STOP to our text messages. To get them again, text START from it';
    await expectRefusal(answer, 409, message);
    await savePhone(next, newPhone());
    expect(await next.stops()).toEqual([]);
    await savePhone(next, phone);
    expect(await next.stops()).toMatchObject([saidStop]);
  });
});

describe('an email address that wants nothing', () => {
  it('after “stop all”, gets nothing from an account that is made for it later', async () => {
    const { person, path } = await personWithMessage();
    await stopAll(person, path);
    await remove(person);
    const again = await register({ username: person.user.username });
    expect(await again.stops()).toMatchObject([{ channel: 'email', cause: 'person', lift: 'link' }]);
    const campaign = await newCampaign(again);
    await fireAt(campaign.id, halfPastSeven + day);
    expect((await again.messages(campaign.id))[0]).toMatchObject({ status: 'skipped' });
    expect(await again.outbox()).toEqual([]);
  });

  it.each(['hard-bounced', 'complained'])(
    'after an email %s, gets nothing, also from the next account',
    async (event) => {
      const { person, heard } = await newPersonWithMail();
      await handOverEvents([heard(event)]);
      const [{ cause } = {}, ...others] = await person.stops();
      expect(others).toEqual([]);
      await remove(person);
      const again = await register({ username: person.user.username });
      expect(await again.stops()).toMatchObject([{ channel: 'email', cause, lift: 'link' }]);
    },
  );

  it('gets messages again by the link that is sent there, for a day, and by none that was changed or is for another mailbox', async () => {
    const { person, campaign, path } = await personWithMessage();
    await stopAll(person, path);
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
    const [stopLink = ''] = /\/m\/stop\/[\w-]+/.exec((await pageAt(path)).text) ?? [];
    await post(stopLink, { stop: 'campaign' });
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
