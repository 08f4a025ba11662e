import type { TemplateRules } from '../../documents/rule/template-rules.ts'

/** What the rule check knows of the certificate for fish oil. */
export const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: ['1504'] },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ['REFINED', 'AMBIENT', 'CHILLED', 'FROZEN'],
  processingTypes: ['OIL', 'CAPSULES'],
  generalRequirements: true,
} as const satisfies TemplateRules
