import { app } from './app.ts';
import { createDeps } from './deps.ts';
import type { Env } from './env.ts';
import { takeMail } from './inbound/mail.service.ts';
import { healSchedules } from './sending/sending.service.ts';

export { CampaignSchedule } from './schedule/campaign-schedule.ts';

export default {
  fetch: app.fetch,
  async scheduled(_controller: ScheduledController, env: Env, _ctx: ExecutionContext): Promise<void> {
    await healSchedules(createDeps(env));
  },
  async email(message: ForwardableEmailMessage, env: Env, _ctx: ExecutionContext): Promise<void> {
    await takeMail(createDeps(env), message);
  },
} satisfies ExportedHandler<Env>;
