import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { everyState, preparedTypes, seafoodPrefixes } from '../steps/code-lists.ts'

/** What the rule check knows of the British certificate. Farmed fish must be eviscerated (declaration B). */
export const rules = {
  veterinarianRequirement: 'POSSIBLE',
  classification: { digits: [8], prefixes: [...seafoodPrefixes.slice(0, 7), '0309', '1504', '1603', '1604', '1605'] },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: everyState,
  processingTypes: [...preparedTypes, 'OIL'],
  evisceratedOnly: true,
  humanConsumption: 'OR_CANNING',
  generalRequirements: true,
  animalHealth: true,
} as const satisfies TemplateRules
