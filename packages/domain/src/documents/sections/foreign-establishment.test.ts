import { type Answers, issueText, setAt, validateTemplate } from '@eksport/forms'
import { expect, it } from 'vitest'
import { fixtures as britain } from '../../templates/1.1.324/fixtures.ts'
import { fixtures } from '../../templates/2.1.22/fixtures.ts'
import { template } from '../../templates/2.1.22/template.ts'
import { domainIssueTexts, getTemplate, templates } from '../../templates/index.ts'
import { anApplication, aProductLine, aRuleContext, exampleContext } from '../../testing/index.ts'
import { assess } from '../rule/check-rules.ts'
import { foreignEstablishment } from './production.ts'

const establishment = 'productionEstablishment'
const info = `${establishment}.unauthorizedEstablishmentInfo`
const complete = {
  isUnauthorized: true,
  approvalNumber: 'DK 4711',
  unauthorizedEstablishmentInfo: {
    name: 'Skagen Fisk A/S',
    address: 'Fiskerivej 4',
    postalCode: '9990',
    postalCity: 'Skagen',
    county: 'Nordjylland',
    country: 'DK',
  },
}
const needed = [
  `${establishment}.approvalNumber`,
  ...Object.keys(complete.unauthorizedEstablishmentInfo).map((name) => `${info}.${name}`),
]

/** The smallest application with a producer outside the register on its first line. */
function abroad(answers: Answers): Answers {
  return setAt(answers, 'productLines.0.productionEstablishment', complete)
}
const issuesOf = (answers: Answers, id: string = template.id) =>
  validateTemplate(getTemplate(id), answers, exampleContext)

it('[VAL-06] is asked for on the lines of every template', () => {
  for (const { id, steps } of templates) {
    const sections = steps.flatMap(({ items }) => items?.sections ?? [])
    expect([id, sections.includes(foreignEstablishment)]).toEqual([id, true])
  }
  expect(Object.keys(foreignEstablishment.fields).sort()).toEqual([...needed].sort())
})

it.each([
  ['2.1.22', fixtures.smallest],
  ['1.1.324', britain.smallest],
])('[VAL-06] is complete on %s with all its fields', (id, smallest) => {
  expect(issuesOf(abroad({ ...smallest }), id)).toEqual([])
})

it.each(needed)('[VAL-06] is refused without %s', (path) => {
  const found = issuesOf(setAt(abroad({ ...fixtures.smallest }), `productLines.0.${path}`, undefined))
  expect(found).toEqual([{ path: `productLines.0.${path}`, code: 'required' }])
  expect(found.map((issue) => issueText(issue, 'nb', domainIssueTexts))).toEqual(['Feltet er påkrevd'])
})

it.each([
  ['in the register', { approvalNumber: 'ST337' }, false],
  ['outside it', complete, true],
])('[VAL-06] a producer %s sends the application to a caseworker: %s', (_title, productionEstablishment, isManual) => {
  const lines = [aProductLine({ productionEstablishment, productClassificationCode: '0302' })]
  // A certificate that could otherwise be approved by itself.
  const context = aRuleContext(template.rules, { autoApprove: true })
  const { errors, needsManualProcessing } = assess(
    anApplication({ certificateTemplate: template.id, productLines: lines }),
    context,
  )
  expect(errors.map(({ code }) => code)).toEqual(isManual ? ['FOREIGN_PROCESSING_ESTABLISHMENT'] : [])
  expect(needsManualProcessing).toBe(isManual)
})
