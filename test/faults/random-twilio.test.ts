import { twilio } from '../support/faults/drivers.ts';
import { randomFaults } from './random-property.ts';

randomFaults(twilio, { runs: 10, hasWriter: false });
