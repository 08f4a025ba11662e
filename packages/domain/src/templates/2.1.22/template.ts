import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { generalProductLines, generalRecipient, generalTransport } from '../steps/general-steps.ts'
import { rules } from './rules.ts'

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
  steps: [
    preInformationStep,
    senderStep,
    generalRecipient(),
    controlStep,
    generalTransport({ certificate: id }),
    generalProductLines,
    retrievalStep,
    summaryStep,
  ],
})
