import { templates } from '@eksport/domain/templates'
import { exampleContext } from '@eksport/domain/testing'
import { validateSections } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { retrievalSections } from './retrieval-sections.ts'

const sections = templates.flatMap(({ steps }) => steps.filter(({ id }) => id === 'henting')).at(0)?.sections ?? []
const now = '2026-11-20T12:00:00Z'

describe('page of retrieval', () => {
  it.each([true, false])('asks for the company only while its flag is on: %s', (withCompany) => {
    const paths = retrievalSections(sections, withCompany).flatMap(({ fields }) => Object.keys(fields))
    expect(paths.includes('certificateRetrieval.pickupCompany')).toBe(withCompany)
    expect(paths).toEqual(
      expect.arrayContaining(['certificateRetrieval.office', 'certificateRetrieval.date', 'certificateRetrieval.time']),
    )
  })

  it.each([
    {},
    { certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-22', time: '12:00' } },
    { certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23', time: '21:30' } },
    { certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23', time: '12:00' } },
  ])('finds in %j exactly what the template finds', (answers) => {
    const found = (of: typeof sections) =>
      validateSections(of, answers, { ...exampleContext, codes: {}, now })
        .map(({ path, code }) => `${path} ${code}`)
        .sort()
    expect(found(retrievalSections(sections, true))).toEqual(found(sections))
  })
})
