/** Steps from 0 to the target. */
export const countUpSteps = 50;
export const countUpStepTime = 20;

/** Returns the number shown after `step` of the 50 steps. */
export const countAt = (target: number, step: number) =>
  Math.trunc((target * Math.min(step, countUpSteps)) / countUpSteps);
