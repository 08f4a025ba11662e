import type { FormTemplate } from '@eksport/forms'
import { type BrokenExample, broken, type ExampleSetup, fullest, smallest } from '@eksport/forms/testing'
import type { FormAnswers } from '../application/own-answers.ts'
import { exampleContext } from './example-context.ts'

/** Lines that every template accepts: farmed, wild by a producer outside the register, and alive. */
const ordinaryLines = [
  { id: 'vl-1', species: '711', isAlive: false, natureOfCommodity: 'FARMED' },
  {
    id: 'vl-2',
    species: '1022',
    isAlive: false,
    natureOfCommodity: 'WILD_CAUGHT',
    productionEstablishment: { isUnauthorized: true },
  },
  { id: 'vl-6', species: '711', isAlive: true, natureOfCommodity: 'FARMED' },
]

/** The same with six-digit codes, which identify their species. */
export const linesOfSixDigits = ordinaryLines.map((line) => ({
  ...line,
  productClassificationCode: line.species === '1022' ? '030251' : '030214',
}))

/** Lines for a template that also accepts powders, each of which needs a declaration and has a code of its own. */
export const linesWithPowders = [
  ...ordinaryLines,
  {
    id: 'vl-3',
    species: '1022',
    isAlive: false,
    natureOfCommodity: 'WILD_CAUGHT',
    productClassificationCode: '1604',
    processingType: 'POWDER',
  },
  {
    id: 'vl-4',
    species: '2523',
    isAlive: false,
    natureOfCommodity: 'WILD_CAUGHT',
    productClassificationCode: '1605',
    processingType: 'POWDER',
  },
  {
    id: 'vl-5',
    species: '2611',
    isAlive: false,
    natureOfCommodity: 'FARMED',
    productClassificationCode: '1605',
    processingType: 'POWDER',
  },
]

/** The setup of the form engine's examples for the templates of this package: goods that violate no rule of any of them. */
export const exampleSetup: ExampleSetup = {
  context: exampleContext,
  answers: {
    applicationType: 'HELSESERTIFIKAT',
    applicationFormat: 'STANDARD',
    certificateFormats: ['PAPER', 'E_CERT'],
    certificateTemplate: '1.1.100',
    countryOfDestination: 'CN',
    consignor: { organisationNumber: '310000043' },
    sender: { submittingApplicant: { organisationNumber: '310000043', organisationName: 'Midnattsol Testlaks AS' } },
  },
  values: {
    'control.dispatchDate': '2026-11-23',
    'transport.dateOfDeparture': '2026-11-24',
    'certificateRetrieval.office': 'KLOEFTA',
    'certificateRetrieval.date': '2026-11-23',
    'certificateRetrieval.time': '10:30',
    'transport.temperatureRequirements.minTemperature': -2,
    'transport.temperatureRequirements.maxTemperature': 4,
    'recipient.isOnBehalfOfConsignee': true,
    'transport.vessel.imoNumber': '9074729',
    fromDate: '2026-11-17',
    toDate: '2026-11-18',
    'productionEstablishment.unauthorizedEstablishmentInfo.country': 'NO',
  },
  items: ordinaryLines,
}

/** What differs between templates. `values` are added to the common ones, and so are `broken`; `items` replace them. */
interface OwnSetup extends Pick<ExampleSetup, 'values' | 'items' | 'broken'> {
  readonly template: string
  readonly country: string
  readonly formats: readonly string[]
  readonly answers?: ExampleSetup['answers']
}

/** The setup for the examples of one template. */
export function setupFor({ template, country, formats, answers, values, items, broken: own }: OwnSetup): ExampleSetup {
  return {
    ...exampleSetup,
    answers: {
      ...exampleSetup.answers,
      certificateTemplate: template,
      countryOfDestination: country,
      certificateFormats: formats,
      ...answers,
    },
    values: { ...exampleSetup.values, ...values },
    ...(items && { items }),
    ...(own && { broken: own }),
  }
}

/** Example applications of a template: the smallest, the fullest, and invalid ones with their issues. */
export interface TemplateFixtures {
  readonly smallest: FormAnswers
  readonly fullest: FormAnswers
  readonly broken: readonly BrokenExample[]
}

/** The examples of a template, derived from its own description. */
export function fixturesOf(template: FormTemplate, setup: ExampleSetup): TemplateFixtures {
  return {
    smallest: smallest(template, setup) as FormAnswers, // the form's answers are those of its document
    fullest: fullest(template, setup) as FormAnswers, // as above
    broken: broken(template, setup),
  }
}
