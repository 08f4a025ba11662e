import type { EffectCommand } from './effect.ts'

/** [REG-03] Which reference data a decision was made by: with the revision and the day, its rows are found again as they were known. */
export const judgedBy = ({ deps: { referenceData } }: Pick<EffectCommand, 'deps'>) => ({
  referenceData: { revision: referenceData.revision, day: referenceData.day },
})
