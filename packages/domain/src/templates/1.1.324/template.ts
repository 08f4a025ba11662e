import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { commodityNature } from '../../documents/sections/commodity-nature.ts'
import {
  consignee,
  onBehalfOfConsignee,
  operatorResponsible,
  placeOfDestination,
} from '../../documents/sections/consignee.ts'
import { accompanyingDocuments, grossWeight, purpose } from '../../documents/sections/consignment.ts'
import { generalDeclaration, requirementsOf } from '../../documents/sections/declarations.ts'
import { departureSection, meansOfTransportSection } from '../../documents/sections/departure.ts'
import { dispatchEstablishment } from '../../documents/sections/dispatch-establishment.ts'
import { packaging } from '../../documents/sections/packaging.ts'
import { product } from '../../documents/sections/product.ts'
import { foreignEstablishment, production } from '../../documents/sections/production.ts'
import { temperatures } from '../../documents/sections/temperatures.ts'
import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { everyState, preparedTypes, seafoodPrefixes } from '../steps/code-lists.ts'
import { controlStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { productLinesStep, recipientStep, transportStep } from '../steps/standard-steps.ts'
import { animalHealth } from './animal-health.ts'
import { appendix } from './appendix.ts'

/** What the rule check knows of the British certificate. Farmed fish must be eviscerated (declaration B). */
const rules = {
  veterinarianRequirement: 'POSSIBLE',
  classification: { digits: [8], prefixes: [...seafoodPrefixes.slice(0, 7), '0309', '1504', '1603', '1604', '1605'] },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: everyState,
  processingTypes: [...preparedTypes, 'OIL'],
  evisceratedOnly: true,
  humanConsumption: 'OR_CANNING',
  generalRequirements: true,
  animalHealth: true,
} as const satisfies TemplateRules

const recipient = recipientStep(
  {
    nb: 'Hvem tar imot varene i Storbritannia, og hvem svarer for dem ved grensen?',
    nn: 'Kven tek imot varene i Storbritannia, og kven svarer for dei ved grensa?',
    en: 'Who receives the goods in the United Kingdom, and who answers for them at the border?',
  },
  [
    consignee({ callingCode: '+44' }),
    ...onBehalfOfConsignee(),
    operatorResponsible({ callingCode: '+44' }),
    placeOfDestination({ country: 'GB' }),
  ],
)

const transport = transportStep(
  {
    nb: 'Slik reiser varene fra Norge til Storbritannia.',
    nn: 'Slik reiser varene frå Noreg til Storbritannia.',
    en: 'How the goods travel from Norway to the United Kingdom.',
  },
  [
    meansOfTransportSection({
      means: ['AIR', 'SHIP', 'TRUCK', 'TRAIN'],
      identification: { required: true },
      containers: { seals: true },
    }),
    ...dispatchEstablishment,
    departureSection({ placeOfLoading: {}, timeOfDeparture: 'required', entryBcp: 'required' }),
    accompanyingDocuments,
    temperatures,
    grossWeight,
    purpose,
    generalDeclaration(requirementsOf('1.1.324')),
  ],
)

export const productLines = productLinesStep([
  production,
  foreignEstablishment,
  product({ lotNumberRequired: true, finalConsumer: true }),
  commodityNature(),
  ...animalHealth,
  packaging,
])

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
