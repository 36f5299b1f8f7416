import { describeFlows } from './flows.ts';
import { openWebKit } from './with-selenium.ts';

describeFlows('WebKit', openWebKit);
