import { drivers } from '../support/faults/drivers.ts';
import { driverFaults } from './driver-faults.ts';
import { randomFaults } from './random-property.ts';

for (const driver of Object.values(drivers)) driverFaults(driver);

// By email they run beside a model, in another file.
for (const driver of [drivers.sms, drivers.push]) randomFaults(driver, { runs: 3, hasWriter: false });
