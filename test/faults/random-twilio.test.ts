import { drivers } from '../support/faults/drivers.ts';
import { randomFaults } from './random-property.ts';

randomFaults(drivers.sms, { runs: 10, hasWriter: false });
