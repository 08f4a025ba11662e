import { choice, type Step, text } from '@eksport/forms'
import { expect, it } from 'vitest'
import type { TemplateRules } from '../rule/template-rules.ts'
import { consignee, placeOfDestination } from '../sections/consignee.ts'
import { departureSection, meansOfTransportSection } from '../sections/departure.ts'
import { form, lineForm } from '../sections/forms.ts'
import { defineTemplate } from './certificate-template.ts'
import { domainIssueTexts, getTemplate } from './index.ts'
import type { StepId } from './step-id.ts'
import { recipientStep } from './steps/standard-steps.ts'

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
  // @ts-expect-error a template without rules
  defineTemplate({ ...template, rules: undefined })
  // @ts-expect-error an issue that has no words
  const words = domainIssueTexts.noSuchIssue
  return { step, rules, words }
}

it('[TPL-18] what a template gets wrong does not compile', () => {
  // The file compiles, so every expected error is one; at run time there is nothing left to see but that it is there.
  expect(mistakes).toBeTypeOf('function')
})
