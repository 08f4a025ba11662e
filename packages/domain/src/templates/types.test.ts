import { type Condition, choice, defineStep, type Step, text } from '@eksport/forms'
import { expect, it } from 'vitest'
import type { StepId } from '../application/enumerations.ts'
import type { TemplateRules } from '../documents/rule/template-rules.ts'
import { commodityNature } from '../documents/sections/commodity-nature.ts'
import { consignee, placeOfDestination } from '../documents/sections/consignee.ts'
import { generalDeclaration, noPhosphates } from '../documents/sections/declarations.ts'
import { departureSection, isByShip, meansOfTransportSection } from '../documents/sections/departure.ts'
import { form, lineForm } from '../documents/sections/forms.ts'
import { nature } from '../documents/sections/nature.ts'
import { packaging } from '../documents/sections/packaging.ts'
import { product } from '../documents/sections/product.ts'
import { foreignEstablishment, production } from '../documents/sections/production.ts'
import { temperatures } from '../documents/sections/temperatures.ts'
import { naturesOfCommodity } from '../goods/product-line/product-line.ts'
import { defineTemplate } from './certificate-template.ts'
import { domainIssueTexts, getTemplate } from './index.ts'
import { preInformationStep } from './pre-information-step.ts'
import { controlStep, senderStep, summaryStep } from './steps/common-steps.ts'
import { productLinesStep, recipientStep, transportStep } from './steps/standard-steps.ts'

const label = { nb: 'x', nn: 'x', en: 'x' }
const template = getTemplate('1.1.100')

/** Every line that begins with an expected error would be a mistake in a template; the compiler is the test. */
function mistakes() {
  // @ts-expect-error a misspelt answer
  form.is('transport.meansOfTransprot', 'AIR')
  // @ts-expect-error an option that does not exist
  form.is('transport.meansOfTransport', 'BICYCLE')
  // @ts-expect-error a nature that does not exist
  lineForm.is('natureOfCommodity', 'TAMED')
  // @ts-expect-error a format that does not exist
  form.includes('certificateFormats', 'FAX')
  // @ts-expect-error an answer of the application, not of a line
  lineForm.is('transport.meansOfTransport', 'AIR')
  // @ts-expect-error nothing to wipe
  lineForm.wipes(['slaughterInfo'])
  // @ts-expect-error an issue of an answer that does not exist
  form.issue('control.dispatchDay', 'required')
  // @ts-expect-error a text that asks for a number
  lineForm.section({ id: 'x', fields: { netWeight: text({ label }) } })
  // @ts-expect-error an option that the line cannot hold
  lineForm.section({ id: 'x', fields: { animalHealth: choice({ label, options: [{ value: 'ILL', label }] }) } })
  // @ts-expect-error a language is missing
  recipientStep({ nb: 'Mottaker', en: 'Recipient' }, [consignee()])
  // @ts-expect-error a means of transport that does not exist
  meansOfTransportSection({ means: ['SLEDGE'] })
  // @ts-expect-error an option that the section does not have
  departureSection({ timeOfArrival: 'required' })
  // @ts-expect-error a city is required or not described at all
  placeOfDestination({ city: { required: false } })
  // @ts-expect-error a page that the wizard does not have
  const step: Step<StepId> = { id: 'lasting', title: label, sections: [] }
  // @ts-expect-error a flag that no rule reads
  const rules: TemplateRules = { ...template.rules, evisceratedMaybe: true }
  // @ts-expect-error an issue that has no words
  const words = domainIssueTexts.noSuchIssue
  return { step, rules, words }
}

it('[TPL-18] what a template gets wrong does not compile', () => {
  // The compiler has checked the expected errors; at run time only the function's existence remains to check.
  expect(mistakes).toBeTypeOf('function')
})

const words = { nb: 'x', nn: 'x', en: 'x' }
const about = {
  id: '9.9.9',
  version: 1,
  title: words,
  fullTitle: words,
  applicationFormats: ['STANDARD'],
} as const
const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: ['0302'] },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  generalRequirements: true,
} as const satisfies TemplateRules

const means = meansOfTransportSection({ means: ['AIR', 'TRUCK'] })
const departure = departureSection({ placeOfLoading: {} })
const phosphates = form.section({ id: 'phosphates', fields: { 'transport.noPhosphatesAdded': noPhosphates } })
const chilled = form.section({
  id: 'chilled',
  when: form.isNot('transport.temperatureRequirements.isAmbient', true),
  fields: {},
})
const transport = transportStep(words, [means, departure, temperatures, generalDeclaration(words)])
const lines = productLinesStep([production, foreignEstablishment, product(), commodityNature(), packaging])
const start = [preInformationStep, senderStep, recipientStep(words, [consignee()]), controlStep, transport] as const
const whole = [...start, lines, summaryStep] as const

/** A page that is shown while something holds; which page it is does not matter. */
const pickupWhen = <R extends string>(when: Condition<R>) =>
  defineStep({ id: 'henting', title: words, when, sections: [] })

const ifCanning = pickupWhen(form.is('transport.intendedForCanningIndustry', true))
const ifShip = pickupWhen(isByShip)
const ifUndisclosed = pickupWhen(form.hasItem('productLines', lineForm.is('animalHealth', 'UNDISCLOSED')))
const declaring = transportStep(words, [means, generalDeclaration(words), phosphates])
const chilling = transportStep(words, [means, generalDeclaration(words), chilled])
const onShip = transportStep(words, [
  meansOfTransportSection({ means: ['AIR'], containers: { required: isByShip, seals: false } }),
  generalDeclaration(words),
])
const foreignOnly = productLinesStep([foreignEstablishment, product(), commodityNature(), packaging])
const natureOnly = productLinesStep([
  production,
  foreignEstablishment,
  product(),
  lineForm.section({ id: 'production-mode', fields: { natureOfCommodity: nature(naturesOfCommodity) } }),
  packaging,
])
const farmedOnly = productLinesStep([
  production,
  foreignEstablishment,
  product(),
  commodityNature({ natures: ['FARMED'] }),
  packaging,
])

/** Templates that could not be filled in or sent; the compiler is the test. */
function templatesThatMissSomething() {
  // @ts-expect-error a page whose condition asks about an answer that no page asks for
  defineTemplate({ ...about, rules, steps: [...whole, ifCanning] })
  // @ts-expect-error a page whose condition asks about a means of transport that is not offered
  defineTemplate({ ...about, rules, steps: [...whole, ifShip] })
  // @ts-expect-error a page whose condition asks about animal health, which the lines do not tell
  defineTemplate({ ...about, rules, steps: [...whole, ifUndisclosed] })
  // @ts-expect-error a declaration that depends on the transport temperature, which is not asked
  defineTemplate({ ...about, rules, steps: [preInformationStep, declaring, lines] })
  // @ts-expect-error a section that does
  defineTemplate({ ...about, rules, steps: [preInformationStep, chilling, lines] })
  // @ts-expect-error containers that are required by ship, where no ship is offered
  defineTemplate({ ...about, rules, steps: [preInformationStep, onShip, lines] })
  // @ts-expect-error lines that ask for a producer without asking whether the register has it
  defineTemplate({ ...about, rules, steps: [...start, foreignOnly, summaryStep] })
  // @ts-expect-error a rule over a declaration that the lines do not ask for
  defineTemplate({ ...about, rules: { ...rules, wildCaughtConsent: true }, steps: whole })
  // @ts-expect-error a rule over slaughter periods that the lines do not ask for
  defineTemplate({ ...about, rules: { ...rules, diseaseFree: true }, steps: [...start, natureOnly, summaryStep] })
  // @ts-expect-error a rule over a purpose that the transport page does not ask for
  defineTemplate({ ...about, rules: { ...rules, humanConsumption: 'REQUIRED' }, steps: whole })
  // @ts-expect-error rules for wild goods where the lines offer farmed goods alone
  defineTemplate({ ...about, rules, steps: [...start, farmedOnly, summaryStep] })
  // @ts-expect-error a template without rules
  defineTemplate({ ...about, rules: undefined, steps: whole })
  const hidden: readonly Step<StepId>[] = whole
  // @ts-expect-error an annotation that hides from the compiler what the pages ask for
  defineTemplate({ ...about, rules, steps: hidden })
}

it('[TPL-18] a condition or a rule on what the template lacks does not compile', () => {
  expect(defineTemplate({ ...about, rules, steps: whole }).steps).toHaveLength(7)
  expect(templatesThatMissSomething).toBeTypeOf('function')
})
