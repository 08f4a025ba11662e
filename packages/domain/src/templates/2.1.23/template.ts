import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { mottaker } from './mottaker.ts'
import { rules } from './rules.ts'
import { transport } from './transport.ts'
import { varelinjer } from './varelinjer.ts'

/** Health certificate for fishery products, for several countries, English. */
export const template = defineTemplate({
  id: '2.1.23',
  version: 1,
  title: {
    nb: 'Sunnhetsattest, fiskevarer',
    nn: 'Sunnheitsattest, fiskevarer',
    en: 'Health certificate, fishery products',
  },
  fullTitle: {
    nb: '2.1.23 Sunnhetsattest, fiskevarer, engelsk (flere land)',
    nn: '2.1.23 Sunnheitsattest, fiskevarer, engelsk (fleire land)',
    en: '2.1.23 Health certificate, fishery products, English (several countries)',
  },
  countries: ['AR', 'AU', 'BO', 'ID', 'IL', 'NZ', 'PY', 'TR'],
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [preInformationStep, senderStep, mottaker, controlStep, transport, varelinjer, retrievalStep, summaryStep],
})
