import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { defineTemplate } from '../certificate-template.ts'
import { generalSteps } from '../steps/general-steps.ts'

/** Packaging for liquids, and cartons for capsules: our choice, for the authority to confirm. */
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

/** The rules of the certificate for fish oil. */
const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: ['1504'] },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ['REFINED', 'AMBIENT', 'CHILLED', 'FROZEN'],
  processingTypes: ['OIL', 'CAPSULES'],
  packagingTypes: oilPackaging,
  generalRequirements: true,
} as const satisfies TemplateRules

const id = '2.1.27'

/** Health certificate for fish oil for human consumption, English. */
export const template = defineTemplate({
  id,
  version: 1,
  title: {
    nb: 'Sunnhetsattest, fiskeolje til humant konsum',
    nn: 'Sunnheitsattest, fiskeolje til humant konsum',
    en: 'Health certificate, fish oil for human consumption',
  },
  fullTitle: {
    nb: '2.1.27 Sunnhetsattest, fiskeolje til humant konsum, engelsk',
    nn: '2.1.27 Sunnheitsattest, fiskeolje til humant konsum, engelsk',
    en: '2.1.27 Health certificate, fish oil for human consumption, English',
  },
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: generalSteps(id),
})
