import { type Answers, type FieldRecord, getAt, holds, type Section, visibleFields } from '@eksport/forms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FormAnswers, ownAnswers } from '../application/own-answers.ts'
import { given } from '../testing/a-rule-context.ts'
import { everyExample, everyFixture, exampleCountryOf } from '../testing/every-fixture.ts'
import { anApplication, aProductLine, aWildCaughtLine } from '../testing/index.ts'
import { formOf, getTemplate, relevantApplication, templates } from './index.ts'

/** Whether an answer at a path is asked by a field: at its own path, or as a part of what it asks. */
type IsAsked = (path: string) => boolean

function isAskedBy(fields: FieldRecord, path: string): boolean {
  return Object.entries(fields).some(([asked, field]) => {
    if (path === asked) return true
    if (!path.startsWith(`${asked}.`)) return false
    const rest = path.slice(asked.length + 1)
    return field.kind !== 'list' || /^\d+$/.test(rest) || isAskedBy(field.fields, rest.replace(/^\d+\./, ''))
  })
}

/** What the shown pages ask in these answers, worked out from the sections that are visible and nothing else. */
function askedIn(form: ReturnType<typeof formOf>, answers: Answers): IsAsked {
  const steps = form.steps.filter(({ when }) => holds(when, answers))
  const visible = (sections: readonly Section[], item: Answers): FieldRecord =>
    Object.fromEntries(visibleFields(sections, item, answers).map(({ path, field }) => [path, field]))
  const known = steps.flatMap(({ sections }) => sections.flatMap((section) => section.known ?? []))
  return (path) =>
    known.includes(path) ||
    steps.some(({ sections, items }) => {
      if (isAskedBy(visible(sections, answers), path)) return true
      const [, index, rest] = new RegExp(`^${items?.path}\\.(\\d+)\\.(.*)$`).exec(path) ?? []
      if (!items || index === undefined || rest === undefined) return false
      const item = getAt(answers, `${items.path}.${index}`) as Answers // an item of the list
      return rest === items.key || isAskedBy(visible(items.sections, item), rest)
    })
}

function leaves(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`))
}

const mixed = Object.assign({}, ...everyExample.map(([, , answers]) => answers)) as FormAnswers // parts of many forms at once

/** The answers of one form, sent by another. */
const changedTo = (answers: FormAnswers, to: (typeof templates)[number]): FormAnswers => ({
  ...answers,
  certificateTemplate: to.id,
  countryOfDestination: exampleCountryOf(to.id),
})

const foreignTo = (answers: FormAnswers) => {
  const sent: Answers = ownAnswers({ ...relevantApplication(answers) })
  const isAsked = askedIn(formOf(getTemplate(answers.certificateTemplate), answers), sent)
  return leaves(sent, '').filter((path) => !isAsked(path))
}

describe('[CRT-02] what counts of an application', () => {
  it.each(everyExample)('[CRT-02] of %s, %s, changed to each of the others is asked there', (_id, _size, answers) => {
    for (const to of templates) expect([to.id, foreignTo(changedTo(answers, to))]).toEqual([to.id, []])
  })

  it('[CRT-02] is asked there whatever was answered besides, and cleaned twice is the same', () => {
    const line = fc.record({
      isAlive: fc.option(fc.boolean(), { nil: undefined }),
      natureOfCommodity: fc.constantFrom('FARMED', 'WILD_CAUGHT', undefined),
      animalHealth: fc.constantFrom('FARMED', 'UNDISCLOSED', undefined),
      processingType: fc.constantFrom('POWDER', 'SHELL_POWDER', 'FILLET', undefined),
      species: fc.constantFrom('711', '1022', '2523', '2611'),
      productionEstablishment: fc.record({ isUnauthorized: fc.boolean(), approvalNumber: fc.constant('X 1') }),
    })
    const whole = fc.record({
      applicationFormat: fc.constantFrom('STANDARD', 'PDF'),
      applicationType: fc.constantFrom('HELSESERTIFIKAT', 'ERSTATNINGSSERTIFIKAT'),
      certificateFormats: fc.subarray(['PAPER', 'E_CERT', 'PDF'] as const),
      isAmbient: fc.boolean(),
      isOnBehalfOfConsignee: fc.boolean(),
      lines: fc.array(line, { maxLength: 4 }),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...templates.map(({ id }) => id)),
        whole,
        (to, { isAmbient, isOnBehalfOfConsignee, lines, ...given }) => {
          const filled = (mixed.productLines ?? []).at(0)
          const answers = {
            ...changedTo(mixed, getTemplate(to)),
            ...given,
            transport: {
              ...mixed.transport,
              temperatureRequirements: { isAmbient, minTemperature: -25, maxTemperature: -18 },
            },
            recipient: { ...mixed.recipient, isOnBehalfOfConsignee },
            productLines: lines.map((each, index) => ({ ...aWildCaughtLine(), ...filled, ...each, id: `vl-${index}` })),
          } as FormAnswers // some answers may be wrong, as in a draft
          expect(foreignTo(answers)).toEqual([])
          const once = relevantApplication(answers)
          expect(relevantApplication(once)).toEqual(once)
        },
      ),
    )
  })

  it('[CRT-02] of goods for China, sent to the USA instead, has nothing of China', () => {
    const sent = relevantApplication(changedTo(everyFixture['1.1.100'].fullest, getTemplate('2.1.22')))
    const paths = leaves(sent, '')
    expect(paths.filter((path) => /aquaculture|catchArea|vessel|wildCaught|EuReq|EuRule|HumanCons/.test(path))).toEqual(
      [],
    )
  })

  it('[CRT-02] of a line hides what its own answers hide, in lists inside it too, and the line keeps its name', () => {
    const alive = aProductLine({ isAlive: true, catchAreas: ['FAO27'], vesselInformation: [{ vesselName: 'Delta' }] })
    const [line] = relevantApplication(anApplication({ productLines: [alive] })).productLines ?? []
    expect(line).toMatchObject({ id: 'vl-013', isAlive: true })
    for (const hidden of [
      'processingState',
      'processingType',
      'slaughterInformation',
      'catchAreas',
      'vesselInformation',
    ])
      expect(line).not.toHaveProperty(hidden)
    const dead = aProductLine()
    const period = { ...dead.slaughterInformation?.[0], disease: 'ILA' }
    const stray = { ...dead, slaughterInformation: [period], consentCodPowder: given() }
    const [clean] = relevantApplication(anApplication({ productLines: [stray] })).productLines ?? []
    expect(clean?.slaughterInformation).toEqual(dead.slaughterInformation)
    expect(clean).not.toHaveProperty('consentCodPowder')
  })

  it('[CRT-02] keeps what the server writes, and an application whose template is unknown as it is', () => {
    const { referenceNumber, sender, consignor, version, applicationType } = anApplication()
    expect(relevantApplication(anApplication())).toMatchObject({
      referenceNumber,
      sender,
      consignor,
      version,
      applicationType,
    })
    const unknown = anApplication({ certificateTemplate: '9.9.9' })
    expect(relevantApplication(unknown)).toBe(unknown)
  })
})

it('[CRT-02] [EXP-06] keeps of a line that has not changed the very value as before, and of one that has, what it says now', () => {
  const [one, two] = [aProductLine({ id: 'vl-1' }), aProductLine({ id: 'vl-2' })]
  const before = relevantApplication(anApplication({ productLines: [one, two] })).productLines
  const changed = { ...two, isAlive: true }
  const after = relevantApplication(anApplication({ productLines: [one, changed] })).productLines
  expect(after?.[0]).toBe(before?.[0])
  expect(before?.[1]?.processingState).toBe(two.processingState)
  expect(after?.[1]).toMatchObject({ id: 'vl-2', isAlive: true })
  expect(after?.[1]?.processingState).toBeUndefined()
})
