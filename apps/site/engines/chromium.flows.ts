import { describeFlows } from './flows.ts';
import { openChromium } from './with-puppeteer.ts';

describeFlows('Chromium', openChromium);
