import { drivers } from '../support/faults/drivers.ts';
import { driverFaults } from './driver-faults.ts';
import { randomFaults } from './random-property.ts';

for (const driver of Object.values(drivers)) driverFaults(driver);

for (const driver of Object.values(drivers)) randomFaults(driver, { runs: 6, hasWriter: false });
