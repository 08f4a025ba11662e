import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { everyState, preparedTypes, seafoodPrefixes } from '../steps/code-lists.ts'

/** What the rule check knows of the general certificate; it takes living animals too. */
export const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: ['0301', ...seafoodPrefixes, '0309', '1603'] },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ['LIVE', ...everyState],
  processingTypes: preparedTypes,
  generalRequirements: true,
} as const satisfies TemplateRules
