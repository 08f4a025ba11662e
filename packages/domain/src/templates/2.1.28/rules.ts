import type { TemplateRules } from '../../documents/rule/template-rules.ts'

/** What the rule check knows of the certificate for fish meal and fish protein. */
export const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: ['0309', '1603', '1604', '1605', '2301'] },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ['DRIED', 'DEHYDRATED', 'AMBIENT', 'FROZEN'],
  processingTypes: ['MEAL', 'POWDER', 'SHELL_POWDER', 'HYDROLYSATE', 'COLLAGEN'],
  generalRequirements: true,
} as const satisfies TemplateRules
