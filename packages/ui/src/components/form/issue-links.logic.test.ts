import { commonIssueTexts, type Section, text } from '@eksport/forms'
import { expect, it } from 'vitest'
import { issueLinks } from './issue-links.logic.js'

const words = (nb: string) => ({ nb, nn: nb, en: nb })
const field = (label: string) => text({ label: words(label), max: 50, required: true })
const sections: readonly Section[] = [
  {
    id: 'consignee',
    title: words('Mottaker'),
    fields: { 'consignee.name': field('Navn'), 'consignee.phone': field('Telefon') },
  },
  { id: 'place', title: words('Bestemmelsessted'), fields: { 'place.name': field('Navn') } },
]

it('[WIZ-24] a label that two sections have is told apart by theirs, and any other stands alone', () => {
  const issues = ['consignee.name', 'consignee.phone', 'place.name'].map((path) => ({ path, code: 'required' }))
  const surroundings = {
    sections,
    answers: {},
    root: {},
    locale: 'nb',
    issueTexts: commonIssueTexts,
    formId: 'f',
  } as const
  const links = issueLinks(issues, { ...surroundings, partName: () => undefined })
  expect(links.map(({ text: linkText }) => linkText)).toEqual([
    'Mottaker, Navn: Feltet er påkrevd',
    'Telefon: Feltet er påkrevd',
    'Bestemmelsessted, Navn: Feltet er påkrevd',
  ])
})
