import { push } from '../support/faults/drivers.ts';
import { randomFaults } from './random-property.ts';

randomFaults(push, { runs: 10, hasWriter: false });
