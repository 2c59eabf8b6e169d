import { drivers } from '../support/faults/drivers.ts';
import { driverFaults } from './driver-faults.ts';

driverFaults(drivers.email);
