import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { consignee, onBehalfOfConsignee, placeOfDestination } from '../../documents/sections/consignee.ts'
import { packaging } from '../../documents/sections/packaging.ts'
import { product } from '../../documents/sections/product.ts'
import { foreignEstablishment, production } from '../../documents/sections/production.ts'
import { productionMode } from '../../documents/sections/production-mode.ts'
import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { ordinaryStates, ordinaryTypes, seafoodPrefixes } from '../steps/code-lists.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { productLinesStep, recipientStep } from '../steps/standard-steps.ts'
import { transport } from './transport.ts'

/** The rules of the Chinese certificate. Its lists are those of the reference data; a test compares them. */
const rules = {
  veterinarianRequirement: 'REQUIRED',
  classification: { digits: [6], prefixes: seafoodPrefixes },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ordinaryStates,
  processingTypes: ordinaryTypes,
  diseaseFree: true,
  singlePackagingType: true,
  humanConsumption: 'REQUIRED',
  euRequirements: true,
  generalRequirements: true,
  wildCaughtConsent: true,
  streetAddress: true,
} as const satisfies TemplateRules

export const recipient = recipientStep(
  {
    nb: 'Hvem tar imot varene i Kina, og hvor skal de?',
    nn: 'Kven tek imot varene i Kina, og kvar skal dei?',
    en: 'Who receives the goods in China, and where do they go?',
  },
  [
    consignee({ callingCode: '+86' }),
    ...onBehalfOfConsignee(),
    placeOfDestination({ city: { required: true, max: 80 }, country: 'CN' }),
  ],
)

export const productLines = productLinesStep([
  production,
  foreignEstablishment,
  product(),
  productionMode({ area: 'FAO27', catchAreas: { min: 1, max: 10 } }),
  packaging,
])

/** What all versions of the certificate share. */
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
