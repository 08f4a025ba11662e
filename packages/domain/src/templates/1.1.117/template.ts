import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { mottaker } from './mottaker.ts'
import { rules } from './rules.ts'
import { transport } from './transport.ts'
import { varelinjer } from './varelinjer.ts'

/** Saudi Arabia, health certificate, English and Arabic. */
export const template = defineTemplate({
  id: '1.1.117',
  version: 1,
  title: {
    nb: 'Saudi-Arabia, sunnhetsattest',
    nn: 'Saudi-Arabia, sunnheitsattest',
    en: 'Saudi Arabia, health certificate',
  },
  fullTitle: {
    nb: '1.1.117 Saudi-Arabia, sunnhetsattest, engelsk-arabisk',
    nn: '1.1.117 Saudi-Arabia, sunnheitsattest, engelsk-arabisk',
    en: '1.1.117 Saudi Arabia, health certificate, English/Arabic',
  },
  countries: ['SA'],
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [preInformationStep, senderStep, mottaker, controlStep, transport, varelinjer, retrievalStep, summaryStep],
})
