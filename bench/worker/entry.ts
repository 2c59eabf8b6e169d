import worker from '../../worker/index.ts';
import { appEnv, type BenchEnv, bareRoutes } from './bare.ts';

export { BareAlarm, BenchSchedule, ByHandAlarm, TwoRoundTripAlarm } from './bare.ts';

// Printing the app's log would be slower than the app.
console.log = () => {};

/** The unchanged app, and the baselines to compare it with. */
export default {
  fetch: (request: Request, env: BenchEnv, context: ExecutionContext) =>
    request.url.includes('/bench/')
      ? bareRoutes.fetch(request, env, context)
      : worker.fetch(
          request,
          appEnv(env, request.headers.get('X-Bench-Database') === 'LARGE' ? 'LARGE' : 'SMALL'),
          context,
        ),
} satisfies ExportedHandler<BenchEnv>;
