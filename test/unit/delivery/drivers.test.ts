import { driverContract } from './driver-contract.ts';
import { callPushServicesByHttp, driversOf } from './drivers.ts';

callPushServicesByHttp();

for (const driver of Object.values(driversOf).flat()) driverContract(driver);
