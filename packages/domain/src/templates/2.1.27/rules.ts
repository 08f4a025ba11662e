import type { TemplateRules } from '../../documents/rule/template-rules.ts'

/** What holds a liquid, and cartons for capsules: our choice, for the authority to confirm. */
const oilPackaging = [
  '1A',
  '1F',
  '1G',
  '3H',
  'AA',
  'BA',
  'BJ',
  'BO',
  'CI',
  'CT',
  'CX',
  'DR',
  'FB',
  'FE',
  'GR',
  'IH',
  'JY',
  'KG',
  'PL',
  'PR',
  'QM',
  'TK',
  'TN',
  'TY',
  'VL',
  'WA',
  'ZU',
] as const

/** What the rule check knows of the certificate for fish oil. */
export const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: ['1504'] },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ['REFINED', 'AMBIENT', 'CHILLED', 'FROZEN'],
  processingTypes: ['OIL', 'CAPSULES'],
  packagingTypes: oilPackaging,
  generalRequirements: true,
} as const satisfies TemplateRules
