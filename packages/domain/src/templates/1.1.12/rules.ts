import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { ordinaryStates, ordinaryTypes, seafoodPrefixes } from '../steps/code-lists.ts'

/** What the rule check knows of the Moldovan certificate. */
export const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: seafoodPrefixes },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ordinaryStates,
  processingTypes: ordinaryTypes,
  maxClassifications: 3,
  generalRequirements: true,
  humanConsumption: 'REQUIRED',
  euRequirements: true,
} as const satisfies TemplateRules
