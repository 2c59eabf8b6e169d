import { drivers } from '../support/faults/drivers.ts';
import { driverFaults, randomFaults } from './driver-faults.ts';

for (const driver of Object.values(drivers)) {
  driverFaults(driver);
  randomFaults(driver, 4);
}
