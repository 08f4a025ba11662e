import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { generalTransport, recipientIn } from '../steps/general-steps.ts'
import { productLines } from './product-lines.ts'
import { rules } from './rules.ts'

const id = '1.1.117'
const country = { nb: 'Saudi-Arabia', nn: 'Saudi-Arabia', en: 'Saudi Arabia' }

/** Saudi Arabia, health certificate, English and Arabic. */
export const template = defineTemplate({
  id,
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
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [
    preInformationStep,
    senderStep,
    recipientIn(country, '+966'),
    controlStep,
    generalTransport({ certificate: id, country }),
    productLines,
    retrievalStep,
    summaryStep,
  ],
})
