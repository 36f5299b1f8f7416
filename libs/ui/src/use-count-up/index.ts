export { countAt, countUpSteps, countUpStepTime, useCountUp } from './use-count-up.ts';
