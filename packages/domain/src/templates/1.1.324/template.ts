import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { appendiks } from './appendiks.ts'
import { mottaker } from './mottaker.ts'
import { rules } from './rules.ts'
import { transport } from './transport.ts'
import { varelinjer } from './varelinjer.ts'

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
  countries: ['GB'],
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [preInformationStep, senderStep, mottaker, controlStep, transport, varelinjer, appendiks, summaryStep],
})
