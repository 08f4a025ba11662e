import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { commodityNature } from '../../documents/sections/commodity-nature.ts'
import { generalRequirements, humanConsumption, noPhosphates } from '../../documents/sections/declarations.ts'
import { departureSection, isByShip, meansOfTransportSection } from '../../documents/sections/departure.ts'
import { form } from '../../documents/sections/forms.ts'
import { packaging } from '../../documents/sections/packaging.ts'
import { product } from '../../documents/sections/product.ts'
import { foreignEstablishment, production } from '../../documents/sections/production.ts'
import { temperatures } from '../../documents/sections/temperatures.ts'
import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { recipientIn } from '../steps/general-steps.ts'
import { productLinesStep, transportStep } from '../steps/standard-steps.ts'

/** The rules of the Brazilian certificate. */
const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4, 6, 8], prefixes: ['0302', '0303', '0304', '0305', '0309'] },
  naturesOfCommodity: ['FARMED'],
  speciesGroups: ['SALMONID_AND_SMELT', 'MARINE_FISH', 'CRUSTACEAN', 'MOLLUSC'],
  processingStates: ['FRESH', 'CHILLED', 'FROZEN', 'SALTED', 'SMOKED', 'COLD_SMOKED', 'DEHYDRATED'],
  processingTypes: [
    'WHOLE',
    'GUTTED',
    'GUTTED_HEADED',
    'FILLET',
    'FILLET_SKIN_ON',
    'FILLET_SKINLESS',
    'PORTION',
    'POWDER',
    'SHELL_POWDER',
  ],
  humanConsumption: 'REQUIRED',
  singleEstablishment: true,
  generalRequirements: true,
  noPhosphatesWhenFrozen: true,
} as const satisfies TemplateRules

/** The Brazilian requirements beyond Norwegian rules, and what the exporter declares. */
const declaration = form.section({
  id: 'declarations',
  title: { nb: 'Erklæring', nn: 'Erklæring', en: 'Declaration' },
  fields: {
    'transport.consentGeneralRequirements': generalRequirements({
      nb: [
        'Sertifikat 1.1.7 til Brasil stiller særkrav utover norsk regelverk.',
        'Som eksportør har jeg ansvaret for at varene oppfyller kravene i sertifikatet, at produsentene er oppført på listene til brasilianske myndigheter, og at virksomheten har dokumenterte rutiner som viser det. Mattilsynet kan føre tilsyn med at kravene er oppfylt.',
        'Krav til dyrene som varene kommer fra: De er ikke slaktet som ledd i sykdomsbekjempelse. De kommer ikke fra anlegg med restriksjoner, og de viser ikke tegn til sykdom eller ektoparasitter.',
      ].join('\n'),
      nn: [
        'Sertifikat 1.1.7 til Brasil stiller særkrav utover norsk regelverk.',
        'Som eksportør har eg ansvaret for at varene oppfyller krava i sertifikatet, at produsentane er førte opp på listene til brasilianske styresmakter, og at verksemda har dokumenterte rutinar som viser det. Mattilsynet kan føre tilsyn med at krava er oppfylte.',
        'Krav til dyra som varene kjem frå: Dei er ikkje slakta som ledd i sjukdomskamp. Dei kjem ikkje frå anlegg med restriksjonar, og dei viser ikkje teikn til sjukdom eller ektoparasittar.',
      ].join('\n'),
      en: [
        'Certificate 1.1.7 to Brazil has special requirements beyond Norwegian rules.',
        'As exporter I am responsible for the goods meeting the requirements of the certificate, for the producers being on the lists of the Brazilian authorities, and for documented routines that show it. The Norwegian Food Safety Authority may audit that the requirements are met.',
        'Requirements for the animals of origin: They were not slaughtered as a disease-control measure. They do not come from facilities under restrictions, and they show no signs of disease or ectoparasites.',
      ].join('\n'),
    }),
    'transport.intendedForHumanConsumption': humanConsumption,
    'transport.noPhosphatesAdded': noPhosphates,
  },
})

const transport = transportStep(
  {
    nb: 'Slik reiser varene fra Norge til Brasil.',
    nn: 'Slik reiser varene frå Noreg til Brasil.',
    en: 'How the goods travel from Norway to Brazil.',
  },
  [
    meansOfTransportSection({ means: ['AIR', 'SHIP'], containers: { required: isByShip, seals: false } }),
    departureSection({ placeOfLoading: { required: true }, pointOfEntry: 'required' }),
    temperatures,
    declaration,
  ],
)

export const productLines = productLinesStep([
  production,
  foreignEstablishment,
  product({ portuguese: true }),
  commodityNature({ natures: ['FARMED'] }),
  packaging,
])

const country = { nb: 'Brasil', nn: 'Brasil', en: 'Brazil' }

/** Brazil, health certificate for farmed fish, Portuguese and English. */
export const template = defineTemplate({
  id: '1.1.7',
  version: 1,
  title: {
    nb: 'Brasil, sunnhetsattest oppdrettsfisk',
    nn: 'Brasil, sunnheitsattest oppdrettsfisk',
    en: 'Brazil, health certificate for farmed fish',
  },
  fullTitle: {
    nb: '1.1.7 Brasil, sunnhetsattest oppdrettsfisk, portugisisk-engelsk',
    nn: '1.1.7 Brasil, sunnheitsattest oppdrettsfisk, portugisisk-engelsk',
    en: '1.1.7 Brazil, health certificate for farmed fish, Portuguese/English',
  },
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [
    preInformationStep,
    senderStep,
    recipientIn(country, '+55'),
    controlStep,
    transport,
    productLines,
    retrievalStep,
    summaryStep,
  ],
})
