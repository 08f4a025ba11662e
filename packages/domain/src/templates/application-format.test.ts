import { issueText, validateSections } from '@eksport/forms'
import { expect, it } from 'vitest'
import { exampleContext } from '../testing/index.ts'
import { fixtures } from './1.1.100/fixtures.ts'
import { domainIssueTexts, formOf, getTemplate, preInformationStep, templates } from './index.ts'

const issuesOf = (applicationFormat: unknown) =>
  validateSections(preInformationStep.sections, { ...fixtures.smallest, applicationFormat }, exampleContext)

it.each([
  ['STANDARD', []],
  ['PDF', []],
  [undefined, ['applicationFormatRequired']],
  ['FAX', ['choice']],
])('[WIZ-06] the way of filling in %s gives %j', (format, codes) => {
  expect(issuesOf(format).map(({ path, code }) => `${path} ${code}`)).toEqual(
    codes.map((code) => `applicationFormat ${code}`),
  )
})

it('[WIZ-06] asks for it in the words of the specification', () => {
  expect(issuesOf(undefined).map((issue) => issueText(issue, 'nb', domainIssueTexts))).toEqual([
    'Vennligst velg et utfyllingsformat.',
  ])
})

it('[WIZ-06] every template can be filled in both ways, each of which has its own pages', () => {
  for (const { id, applicationFormats } of templates) {
    expect([id, applicationFormats]).toEqual([id, ['STANDARD', 'PDF']])
    const pages = applicationFormats.map((applicationFormat) => formOf(getTemplate(id), { applicationFormat }).steps)
    expect(new Set(pages).size).toBe(2)
  }
})
