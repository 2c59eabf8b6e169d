import { drivers, gateway } from '../support/faults/drivers.ts';
import { randomFaults } from './random-property.ts';

for (const driver of [drivers.email, gateway, drivers.push])
  randomFaults(driver, { runs: 3, hasWriter: true });
