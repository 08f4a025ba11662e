import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { everyState, preparedTypes, seafoodPrefixes } from '../steps/code-lists.ts'

/** What the rule check knows of the certificate for several countries. */
export const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: seafoodPrefixes },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: everyState,
  processingTypes: preparedTypes,
  generalRequirements: true,
} as const satisfies TemplateRules
