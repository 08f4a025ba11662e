import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { appendix } from './appendix.ts'
import { productLines } from './product-lines.ts'
import { recipient } from './recipient.ts'
import { rules } from './rules.ts'
import { transport } from './transport.ts'

/** United Kingdom, health certificate for fishery products, English; delivered as a signed PDF. */
export const template = defineTemplate({
  id: '1.1.324',
  version: 1,
  title: {
    nb: 'Storbritannia, helsesertifikat for fiskevarer',
    nn: 'Storbritannia, helsesertifikat for fiskevarer',
    en: 'United Kingdom, health certificate for fishery products',
  },
  fullTitle: {
    nb: '1.1.324 Storbritannia, helsesertifikat for fiskevarer, engelsk',
    nn: '1.1.324 Storbritannia, helsesertifikat for fiskevarer, engelsk',
    en: '1.1.324 United Kingdom, health certificate for fishery products, English',
  },
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [preInformationStep, senderStep, recipient, controlStep, transport, productLines, appendix, summaryStep],
})
