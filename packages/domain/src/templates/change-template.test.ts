import { describe, expect, it } from 'vitest'
import { everyExample, exampleCountryOf } from '../testing/every-fixture.ts'
import { given } from '../testing/given.ts'
import { anApplication, aWildCaughtLine } from '../testing/index.ts'
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
