import { describeFlows } from './flows.ts';
import { openFirefox } from './with-puppeteer.ts';

describeFlows('Firefox', openFirefox);
