import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { generalProductLines, recipientIn } from '../steps/general-steps.ts'
import { rules } from './rules.ts'
import { transport } from './transport.ts'

const country = { nb: 'Moldova', nn: 'Moldova', en: 'Moldova' }

/** Moldova, health certificate, Romanian and English. */
export const template = defineTemplate({
  id: '1.1.12',
  version: 1,
  title: {
    nb: 'Moldova, sunnhetsattest',
    nn: 'Moldova, sunnheitsattest',
    en: 'Moldova, health certificate',
  },
  fullTitle: {
    nb: '1.1.12 Moldova, sunnhetsattest, rumensk-engelsk',
    nn: '1.1.12 Moldova, sunnheitsattest, rumensk-engelsk',
    en: '1.1.12 Moldova, health certificate, Romanian/English',
  },
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [
    preInformationStep,
    senderStep,
    recipientIn(country, '+373'),
    controlStep,
    transport,
    generalProductLines,
    retrievalStep,
    summaryStep,
  ],
})
