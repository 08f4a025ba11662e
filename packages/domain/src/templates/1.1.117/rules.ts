import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { ordinaryStates, ordinaryTypes, seafoodPrefixes } from '../steps/code-lists.ts'

/** What the rule check knows of the Saudi Arabian certificate. */
export const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [6], prefixes: seafoodPrefixes },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ordinaryStates,
  processingTypes: ordinaryTypes,
  generalRequirements: true,
  withoutPorkProtein: true,
} as const satisfies TemplateRules
