import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { mottaker } from './mottaker.ts'
import { rules } from './rules.ts'
import { transport } from './transport.ts'
import { varelinjer } from './varelinjer.ts'

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
  countries: ['MD'],
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [preInformationStep, senderStep, mottaker, controlStep, transport, varelinjer, retrievalStep, summaryStep],
})
