import { drivers } from '../support/faults/drivers.ts';
import { usingProviders } from '../support/faults/situation.ts';
import { driverFaults, randomFaults } from './driver-faults.ts';

usingProviders('twilio');

for (const driver of Object.values(drivers)) {
  driverFaults(driver);
  randomFaults(driver, 4);
}
