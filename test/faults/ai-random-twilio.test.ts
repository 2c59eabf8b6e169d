import { twilio } from '../support/faults/drivers.ts';
import { randomFaults } from './random-property.ts';

randomFaults(twilio, { runs: 4, hasWriter: true });
