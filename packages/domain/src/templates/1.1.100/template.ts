import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { productLines } from './product-lines.ts'
import { recipient } from './recipient.ts'
import { rules } from './rules.ts'
import { transport } from './transport.ts'

/** What all versions of the certificate have. */
export const certificate = {
  id: '1.1.100',
  title: { nb: 'Kina, sunnhetsattest', nn: 'Kina, sunnheitsattest', en: 'China, health certificate' },
  fullTitle: {
    nb: '1.1.100 Kina, sunnhetsattest, kinesisk-engelsk',
    nn: '1.1.100 Kina, sunnheitsattest, kinesisk-engelsk',
    en: '1.1.100 China, health certificate, Chinese/English',
  },
  applicationFormats: ['STANDARD', 'PDF'],
  // One of the few certificates that still need an advance notice.
  requisitionRequired: true,
  rules,
} as const

/** China, health certificate, Chinese and English. */
export const template = defineTemplate({
  ...certificate,
  version: 2,
  steps: [preInformationStep, senderStep, recipient, controlStep, transport, productLines, retrievalStep, summaryStep],
})
