import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { mottaker } from './mottaker.ts'
import { rules } from './rules.ts'
import { transport } from './transport.ts'
import { varelinjer } from './varelinjer.ts'

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
  countries: ['BR'],
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [preInformationStep, senderStep, mottaker, controlStep, transport, varelinjer, retrievalStep, summaryStep],
})
