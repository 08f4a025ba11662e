import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { everyState, preparedTypes, seafoodPrefixes } from '../steps/code-lists.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { generalProductLines, generalTransport, recipientIn } from '../steps/general-steps.ts'

/** The rules of the Ukrainian certificate. */
const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: seafoodPrefixes },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: everyState,
  processingTypes: preparedTypes,
  generalRequirements: true,
} as const satisfies TemplateRules

const id = '1.1.342'
const country = { nb: 'Ukraina', nn: 'Ukraina', en: 'Ukraine' }

/** Ukraine, health certificate for fishery products, Ukrainian and English. */
export const template = defineTemplate({
  id,
  version: 1,
  title: {
    nb: 'Ukraina, helsesertifikat for fiskevarer',
    nn: 'Ukraina, helsesertifikat for fiskevarer',
    en: 'Ukraine, health certificate for fishery products',
  },
  fullTitle: {
    nb: '1.1.342 Ukraina, helsesertifikat for fiskevarer, ukrainsk-engelsk',
    nn: '1.1.342 Ukraina, helsesertifikat for fiskevarer, ukrainsk-engelsk',
    en: '1.1.342 Ukraine, health certificate for fishery products, Ukrainian/English',
  },
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [
    preInformationStep,
    senderStep,
    recipientIn(country, '+380'),
    controlStep,
    generalTransport({ certificate: id, country }),
    generalProductLines,
    retrievalStep,
    summaryStep,
  ],
})
