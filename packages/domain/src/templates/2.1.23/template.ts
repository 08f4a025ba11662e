import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { defineTemplate } from '../certificate-template.ts'
import { everyState, preparedTypes, seafoodPrefixes } from '../steps/code-lists.ts'
import { generalSteps } from '../steps/general-steps.ts'

/** The rules of the certificate for several countries. */
const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: seafoodPrefixes },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: everyState,
  processingTypes: preparedTypes,
  generalRequirements: true,
} as const satisfies TemplateRules

const id = '2.1.23'

/** Health certificate for fishery products, for several countries, English. */
export const template = defineTemplate({
  id,
  version: 1,
  title: {
    nb: 'Sunnhetsattest, fiskevarer',
    nn: 'Sunnheitsattest, fiskevarer',
    en: 'Health certificate, fishery products',
  },
  fullTitle: {
    nb: '2.1.23 Sunnhetsattest, fiskevarer, engelsk (flere land)',
    nn: '2.1.23 Sunnheitsattest, fiskevarer, engelsk (fleire land)',
    en: '2.1.23 Health certificate, fishery products, English (several countries)',
  },
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: generalSteps(id),
})
