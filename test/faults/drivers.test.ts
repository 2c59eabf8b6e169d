import { drivers } from '../support/faults/drivers.ts';
import { driverFaults } from './driver-faults.ts';

for (const driver of Object.values(drivers)) driverFaults(driver);
