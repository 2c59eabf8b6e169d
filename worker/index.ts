import { app } from './app.ts';
import { healTimeZones } from './campaigns/update-campaign.service.ts';
import { healSchedules } from './delivery/campaign-schedules.ts';
import { createDeps, type Env } from './deps.ts';
import { handleEmail } from './replies/inbound.service.ts';

export { CampaignSchedule } from './campaign-object.ts';

/**
 * The platform cancels a request when its client disconnects. That could leave a change half done, such as an email that
 * was sent but not recorded, so `waitUntil` lets every change finish.
 */
function handleRequest(request: Request, env: Env, ctx: ExecutionContext): Response | Promise<Response> {
  const response = app.fetch(request, env, ctx);
  if (request.method !== 'GET' && request.method !== 'HEAD') ctx.waitUntil(Promise.resolve(response));
  return response;
}

export default {
  fetch: handleRequest,
  async scheduled(_controller: ScheduledController, env: Env, _ctx: ExecutionContext): Promise<void> {
    const deps = createDeps(env);
    // In turn, because an error ends the job.
    await healSchedules(deps);
    await healTimeZones(deps);
  },
  async email(message: ForwardableEmailMessage, env: Env, _ctx: ExecutionContext): Promise<void> {
    await handleEmail(createDeps(env), message);
  },
} satisfies ExportedHandler<Env>;
