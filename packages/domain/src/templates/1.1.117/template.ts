import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { commodityNature } from '../../documents/sections/commodity-nature.ts'
import { packaging } from '../../documents/sections/packaging.ts'
import { product } from '../../documents/sections/product.ts'
import { foreignEstablishment, production } from '../../documents/sections/production.ts'
import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { ordinaryStates, ordinaryTypes, seafoodPrefixes } from '../steps/code-lists.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { generalTransport, recipientIn } from '../steps/general-steps.ts'
import { productLinesStep } from '../steps/standard-steps.ts'

/** The rules of the Saudi Arabian certificate. */
const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [6], prefixes: seafoodPrefixes },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ordinaryStates,
  processingTypes: ordinaryTypes,
  generalRequirements: true,
  withoutPorkProtein: true,
} as const satisfies TemplateRules

export const productLines = productLinesStep([
  production,
  foreignEstablishment,
  product(),
  commodityNature({ withoutPorkProtein: true }),
  packaging,
])

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
