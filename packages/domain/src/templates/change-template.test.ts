import { getAt, isConsent } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { given } from '../testing/a-rule-context.ts'
import { everyExample, exampleCountryOf } from '../testing/every-fixture.ts'
import { anApplication, aProductLine, aWildCaughtLine } from '../testing/index.ts'
import { givenPaths } from './asked-paths.ts'
import { copyOf } from './change-template.ts'
import { changeTemplate, formOf, getTemplate, relevantApplication, templates } from './index.ts'

const china = anApplication({ productLines: [anApplication().productLines?.[0] ?? { id: '1' }, aWildCaughtLine()] })
const usa = { certificateTemplate: '2.1.22', countryOfDestination: 'US' }

describe('[CRT-03] answers that come to another template or country', () => {
  it('[CRT-03] lose declarations, places abroad and what the form never asks, and say which', () => {
    const { answers, withdrawn } = changeTemplate(china, { ...china, ...usa })
    expect(withdrawn).toEqual(
      expect.arrayContaining([
        'consentForECert',
        'transport.consentGeneralRequirements',
        'transport.intendedForHumanConsumption',
        'transport.fulfillsEuRequirements',
        'transport.pointOfEntry',
        'recipient.consignee.address',
        'recipient.placeOfDestination.country',
        'productLines.0.aquacultureArea',
        'productLines.1.catchAreas',
        'productLines.1.vesselInformation',
        'productLines.1.wildCaughtConsent',
      ]),
    )
    expect(withdrawn).not.toContain('certificateTemplate')
    expect(JSON.stringify(answers)).not.toContain('"given"')
    expect(answers.productLines?.[0]?.slaughterInformation).toEqual(china.productLines?.[0]?.slaughterInformation)
    expect(answers.recipient?.consignee).toEqual({ name: 'Shanghai Sample Seafood Trading Co Ltd', country: 'CN' })
    expect(answers.transport?.placeOfLoading).toBe(china.transport?.placeOfLoading)
    expect(answers.referenceNumber).toBe(china.referenceNumber)
  })

  it('[CRT-03] are as before when the change is undone, declarations too', () => {
    const { answers } = changeTemplate(china, { ...china, ...usa })
    expect(changeTemplate(answers, china)).toEqual({ answers: relevantApplication(china), withdrawn: [] })
  })

  it('[CRT-03] keep what was declared anew in the same change, and lose what was declared to another text', () => {
    const transport = { ...china.transport, consentGeneralRequirements: given('2.1.22') }
    const { answers } = changeTemplate(china, { ...china, ...usa, transport })
    expect(answers.transport?.consentGeneralRequirements).toEqual(given('2.1.22'))
    const foreign = { ...china, ...usa, transport: { ...transport, consentGeneralRequirements: given('1.1.117') } }
    expect(changeTemplate(china, foreign).answers.transport).not.toHaveProperty('consentGeneralRequirements')
  })

  it('[CRT-03] lose declarations by another country alone, and by a copy', () => {
    const japan = anApplication({ ...usa, transport: { consentGeneralRequirements: given('2.1.22') } })
    expect(changeTemplate(japan, { ...japan, countryOfDestination: 'JP' }).withdrawn).toContain(
      'transport.consentGeneralRequirements',
    )
    expect(changeTemplate(japan, japan)).toEqual({ answers: japan, withdrawn: [] })
    expect(changeTemplate(japan, { ...japan }, { copy: true }).withdrawn).toEqual([
      'transport.consentGeneralRequirements',
    ])
  })

  it('[CRT-03] keep what is foreign to no form while none is chosen', () => {
    const between = { ...china, certificateTemplate: '' }
    const { answers } = changeTemplate(china, between)
    expect(answers.productLines?.[0]).toHaveProperty('aquacultureArea')
    expect(answers.transport).not.toHaveProperty('consentGeneralRequirements')
  })

  it.each(everyExample)(
    '[CRT-03] of %s, %s, changed to any other template are nothing that it never asks',
    (...example) => {
      const [, , answers] = example
      for (const to of templates) {
        if (to.id === answers.certificateTemplate) continue
        const changed = changeTemplate(answers, {
          ...answers,
          certificateTemplate: to.id,
          countryOfDestination: exampleCountryOf(to.id),
        })
        const form = formOf(getTemplate(to.id), changed.answers)
        const asked = form.steps.flatMap(({ sections, items }) => [...sections, ...(items?.sections ?? [])])
        const paths = new Set(asked.flatMap(({ fields }) => Object.keys(fields)))
        const inLines = (changed.answers.productLines ?? []).flatMap((line) => Object.keys(line))
        const known = (key: string) =>
          key === 'id' || [...paths].some((path) => path === key || path.startsWith(`${key}.`))
        expect([to.id, inLines.filter((key) => !known(key))]).toEqual([to.id, []])
        expect(JSON.stringify(changed.answers)).not.toContain('"given"')
      }
    },
  )
})

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
