import { mailChannels } from '../support/faults/drivers.ts';
import { randomFaults } from './random-property.ts';

randomFaults(mailChannels, { runs: 4, hasWriter: true });
