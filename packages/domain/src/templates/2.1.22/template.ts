import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { defineTemplate } from '../certificate-template.ts'
import { everyState, preparedTypes, seafoodPrefixes } from '../steps/code-lists.ts'
import { generalSteps } from '../steps/general-steps.ts'

/** The rules of the general certificate, which also accepts live animals. */
const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: ['0301', ...seafoodPrefixes, '0309', '1603'] },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ['LIVE', ...everyState],
  processingTypes: preparedTypes,
  generalRequirements: true,
} as const satisfies TemplateRules

const id = '2.1.22'

/** General health certificate for fish and fishery products, English. */
export const template = defineTemplate({
  id,
  version: 1,
  title: {
    nb: 'Sunnhetsattest, fisk og fiskevarer',
    nn: 'Sunnheitsattest, fisk og fiskevarer',
    en: 'General health certificate, fish and fishery products',
  },
  fullTitle: {
    nb: '2.1.22 Sunnhetsattest, fisk og fiskevarer, engelsk',
    nn: '2.1.22 Sunnheitsattest, fisk og fiskevarer, engelsk',
    en: '2.1.22 General health certificate, fish and fishery products, English',
  },
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: generalSteps(id),
})
