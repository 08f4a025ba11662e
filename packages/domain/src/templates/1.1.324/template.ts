import { all, type Condition, choice, defineStep } from '@eksport/forms'
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
import { form, isStandard, lineForm } from '../../documents/sections/forms.ts'
import { isFarmed, isWild } from '../../documents/sections/nature.ts'
import { packaging } from '../../documents/sections/packaging.ts'
import { product } from '../../documents/sections/product.ts'
import { foreignEstablishment, production } from '../../documents/sections/production.ts'
import { temperatures } from '../../documents/sections/temperatures.ts'
import { exportTypeWords, healthWords } from '../../facts/line-facts.ts'
import { type AnimalHealth, exportTypes } from '../../goods/product-line/product-line.ts'
import { attachmentRules, mimeTypesFor } from '../../reference/attachment/attachment-rules.ts'
import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { everyState, preparedTypes, seafoodPrefixes } from '../steps/code-lists.ts'
import { controlStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { productLinesStep, recipientStep, transportStep } from '../steps/standard-steps.ts'

const withoutAnimalHealth = all(lineForm.is('natureOfCommodity', 'FARMED'), lineForm.is('animalHealth', 'UNDISCLOSED'))

/** Farmed goods whose animal health is not disclosed are described in an appendix, filled in as a PDF and uploaded. */
const appendix = defineStep({
  id: 'sertifikatmal',
  title: { nb: 'Utfylling av appendix', nn: 'Utfylling av appendix', en: 'Filling in the appendix' },
  intro: {
    nb: 'Dyrehelsen er ikke oppgitt for en oppdrettsvare. Last ned appendiks, fyll det ut og last det opp.',
    nn: 'Dyrehelsa er ikkje oppgitt for ei oppdrettsvare. Last ned appendiks, fyll det ut og last det opp.',
    en: 'Animal health is undisclosed for farmed goods. Download the appendix, fill it in and upload it.',
  },
  when: all(isStandard, form.hasItem('productLines', withoutAnimalHealth)),
  sections: [],
  uploads: [
    {
      path: 'attachments',
      type: 'HEALTH_CERTIFICATE_DRAFT_APPENDIX',
      label: { nb: 'Utfylt appendix', nn: 'Utfylt appendix', en: 'Completed appendix' },
      accept: mimeTypesFor('HEALTH_CERTIFICATE_DRAFT_APPENDIX'),
      min: 1,
      max: attachmentRules.HEALTH_CERTIFICATE_DRAFT_APPENDIX.maxFiles,
      minCode: 'appendixRequired',
    },
  ],
})

/** The declarations that attest the animal health of farmed goods; the remaining one says that none of them applies. */
const attesting = ['A', 'B', 'C', 'D', 'E'] as const

/** The declaration of the certificate for farmed goods, which determines their animal health. */
const exportType = lineForm.section({
  id: 'export-type',
  title: { nb: 'Dyrehelse', nn: 'Dyrehelse', en: 'Animal health' },
  when: isFarmed,
  fields: {
    exportTypeDeclaration: choice({
      label: {
        nb: 'Hvilken erklæring gjelder for varen?',
        nn: 'Kva for ei erklæring gjeld for vara?',
        en: 'Which declaration do the goods fall under?',
      },
      hint: {
        nb: 'Med F er dyrehelsen ikke oppgitt, og du må fylle ut og laste opp appendiks.',
        nn: 'Med F er dyrehelsa ikkje oppgitt, og du må fylle ut og laste opp appendiks.',
        en: 'With F the animal health is undisclosed, and you must fill in and upload the appendix.',
      },
      options: exportTypes.map((value) => ({ value, label: exportTypeWords[value] })),
      required: true,
      clears: [lineForm.wipes(['animalHealth'])],
    }),
  },
})

/** The goods determine their animal health, so there is one answer, which is preselected. */
const health = <const Health extends AnimalHealth, Read extends string>(value: Health, when: Condition<Read>) =>
  lineForm.section({
    id: `animal-health-${value.toLowerCase()}`,
    when,
    fields: {
      animalHealth: choice({
        label: { nb: 'Dyrehelse', nn: 'Dyrehelse', en: 'Animal health' },
        options: [{ value, label: healthWords[value] }],
        initial: value,
        required: true,
      }),
    },
  })

/** Animal health, as the British certificate asks for it. */
const animalHealth = [
  exportType,
  health('FARMED', all(isFarmed, lineForm.is('exportTypeDeclaration', attesting))),
  health('UNDISCLOSED', all(isFarmed, lineForm.is('exportTypeDeclaration', 'F'))),
  health('WILD_CAUGHT', isWild),
] as const

/** The rules of the British certificate. Farmed fish must be eviscerated (declaration B). */
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
