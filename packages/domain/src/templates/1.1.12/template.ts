import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import {
  euRequirements,
  generalRequirements,
  humanConsumption,
  requirementsOf,
} from '../../documents/sections/declarations.ts'
import { departureSection, meansOfTransportSection } from '../../documents/sections/departure.ts'
import { form } from '../../documents/sections/forms.ts'
import { temperatures } from '../../documents/sections/temperatures.ts'
import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { ordinaryStates, ordinaryTypes, seafoodPrefixes } from '../steps/code-lists.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { generalProductLines, recipientIn } from '../steps/general-steps.ts'
import { transportStep } from '../steps/standard-steps.ts'

/** The rules of the Moldovan certificate. */
const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: seafoodPrefixes },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ordinaryStates,
  processingTypes: ordinaryTypes,
  maxClassifications: 3,
  generalRequirements: true,
  humanConsumption: 'REQUIRED',
  euRequirements: true,
} as const satisfies TemplateRules

const declarations = form.section({
  id: 'declarations',
  title: { nb: 'Erklæring', nn: 'Erklæring', en: 'Declaration' },
  fields: {
    'transport.intendedForHumanConsumption': humanConsumption,
    'transport.fulfillsEuRequirements': euRequirements,
    'transport.consentGeneralRequirements': generalRequirements(requirementsOf('1.1.12')),
  },
})

const transport = transportStep(
  {
    nb: 'Slik reiser varene fra Norge til Moldova.',
    nn: 'Slik reiser varene frå Noreg til Moldova.',
    en: 'How the goods travel from Norway to Moldova.',
  },
  [
    meansOfTransportSection({
      means: ['AIR', 'SHIP', 'TRUCK', 'TRAIN'],
      identification: { required: true },
      containers: { seals: true },
    }),
    departureSection({
      placeOfDispatch: {},
      placeOfLoading: { required: true },
      timeOfDeparture: 'required',
      pointOfEntry: 'optional',
    }),
    temperatures,
    declarations,
  ],
)

const country = { nb: 'Moldova', nn: 'Moldova', en: 'Moldova' }

/** Moldova, health certificate, Romanian and English. */
export const template = defineTemplate({
  id: '1.1.12',
  version: 1,
  title: { nb: 'Moldova, sunnhetsattest', nn: 'Moldova, sunnheitsattest', en: 'Moldova, health certificate' },
  fullTitle: {
    nb: '1.1.12 Moldova, sunnhetsattest, rumensk-engelsk',
    nn: '1.1.12 Moldova, sunnheitsattest, rumensk-engelsk',
    en: '1.1.12 Moldova, health certificate, Romanian/English',
  },
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [
    preInformationStep,
    senderStep,
    recipientIn(country, '+373'),
    controlStep,
    transport,
    generalProductLines,
    retrievalStep,
    summaryStep,
  ],
})
