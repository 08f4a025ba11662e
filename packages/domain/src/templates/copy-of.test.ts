import { getAt, isConsent } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { everyExample } from '../testing/every-fixture.ts'
import { anApplication, aProductLine } from '../testing/index.ts'
import { copyOf } from './copy-of.ts'
import { givenPaths } from './given-paths.ts'
import { formOf, getTemplate } from './index.ts'

const declarationsIn = (value: unknown): number => {
  if (isConsent(value)) return 1
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((count, part) => count + declarationsIn(part), 0)
}

describe('[EXP-05] a copy', () => {
  it.each(everyExample)(
    '[EXP-05] of %s, %s, accounts for every answer: it came along or is named',
    (id, _size, original) => {
      const form = formOf(getTemplate(id), original)
      const { answers, withdrawn } = copyOf(original)
      const came = givenPaths(form, { ...answers })
      const given = givenPaths(form, { ...original }).filter((path) => !path.startsWith('sender.submittingApplicant'))
      expect([...came, ...withdrawn].sort()).toEqual(given.sort())
      expect(declarationsIn(answers)).toBe(0)
    },
  )

  it('[EXP-05] keeps the goods and leaves the consignment behind', () => {
    const original = anApplication({ productLines: [aProductLine({ lotNumber: 'L1' })] })
    const { answers, withdrawn } = copyOf(original)
    const [line] = answers.productLines ?? []
    expect(line).toMatchObject({
      species: original.productLines?.[0]?.species,
      netWeight: original.productLines?.[0]?.netWeight,
    })
    for (const left of ['lotNumber', 'productionPeriod']) expect(line).not.toHaveProperty(left)
    expect(answers.consignor).not.toHaveProperty('internalReference')
    expect(withdrawn).toEqual(expect.arrayContaining(['productLines.0.lotNumber', 'transport.dateOfDeparture']))
  })

  it('[EXP-05] for another country leaves the places of the first behind, and says so', () => {
    const original = anApplication()
    const chosen = { ...copyOf(original).answers, certificateTemplate: '1.1.7', countryOfDestination: 'BR' }
    const { answers, withdrawn } = copyOf(original, chosen)
    expect(answers.recipient?.consignee?.name).toBe(original.recipient?.consignee?.name)
    expect(getAt({ ...answers }, 'recipient.consignee.city')).toBeUndefined()
    expect(withdrawn).toContain('recipient.consignee.city')
  })
})
