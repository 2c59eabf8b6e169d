import { push } from '../support/faults/drivers.ts';
import { randomFaults } from './random-property.ts';

randomFaults(push, { runs: 4, hasWriter: true });
