import { drivers } from '../support/faults/drivers.ts';
import { driverFaults, randomFaults } from './driver-faults.ts';

for (const driver of Object.values(drivers)) driverFaults(driver);

// Campaigns by email are tested in gateway.test.ts, with a model.
for (const driver of Object.values(drivers).filter(({ channel }) => channel !== 'email'))
  randomFaults(driver, 4, false);
