import { type FaultyDriver, gateway as withModel } from '../support/faults/drivers.ts';
import { usingProviders } from '../support/faults/situation.ts';
import { sql } from '../support/worker/database.ts';
import { driverFaults } from './driver-faults.ts';

usingProviders('model');

/** Without AI writing: the model would write the first week before anything is sent. */
const gateway: FaultyDriver = {
  ...withModel,
  reach: async (person) => {
    await sql('UPDATE users SET ai_writing = 0 WHERE id = ?', person.user.id);
    return withModel.reach(person);
  },
};

driverFaults(gateway);
