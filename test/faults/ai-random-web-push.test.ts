import { drivers } from '../support/faults/drivers.ts';
import { randomFaults } from './random-property.ts';

randomFaults(drivers.push, { runs: 4, hasWriter: true });
