import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { mottaker } from './mottaker.ts'
import { rules } from './rules.ts'
import { transport } from './transport.ts'
import { varelinjer } from './varelinjer.ts'

/** Ukraine, health certificate for fishery products, Ukrainian and English. */
export const template = defineTemplate({
  id: '1.1.342',
  version: 1,
  title: {
    nb: 'Ukraina, helsesertifikat for fiskevarer',
    nn: 'Ukraina, helsesertifikat for fiskevarer',
    en: 'Ukraine, health certificate for fishery products',
  },
  fullTitle: {
    nb: '1.1.342 Ukraina, helsesertifikat for fiskevarer, ukrainsk-engelsk',
    nn: '1.1.342 Ukraina, helsesertifikat for fiskevarer, ukrainsk-engelsk',
    en: '1.1.342 Ukraine, health certificate for fishery products, Ukrainian/English',
  },
  countries: ['UA'],
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [preInformationStep, senderStep, mottaker, controlStep, transport, varelinjer, retrievalStep, summaryStep],
})
