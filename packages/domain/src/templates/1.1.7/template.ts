import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { recipientIn } from '../steps/general-steps.ts'
import { productLines } from './product-lines.ts'
import { rules } from './rules.ts'
import { transport } from './transport.ts'

const country = { nb: 'Brasil', nn: 'Brasil', en: 'Brazil' }

/** Brazil, health certificate for farmed fish, Portuguese and English. */
export const template = defineTemplate({
  id: '1.1.7',
  version: 1,
  title: {
    nb: 'Brasil, sunnhetsattest oppdrettsfisk',
    nn: 'Brasil, sunnheitsattest oppdrettsfisk',
    en: 'Brazil, health certificate for farmed fish',
  },
  fullTitle: {
    nb: '1.1.7 Brasil, sunnhetsattest oppdrettsfisk, portugisisk-engelsk',
    nn: '1.1.7 Brasil, sunnheitsattest oppdrettsfisk, portugisisk-engelsk',
    en: '1.1.7 Brazil, health certificate for farmed fish, Portuguese/English',
  },
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [
    preInformationStep,
    senderStep,
    recipientIn(country, '+55'),
    controlStep,
    transport,
    productLines,
    retrievalStep,
    summaryStep,
  ],
})
