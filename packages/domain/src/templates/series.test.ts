import { consentTo, getAt, isGiven } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { everyExample } from '../testing/every-fixture.ts'
import { anApplication, aProductLine } from '../testing/index.ts'
import { copyOf } from './change-template.ts'
import { declarationAt, seriesColumns, seriesDeclarations, seriesKey, seriesPaths, withSeriesValues } from './series.ts'

const idsOf = (...args: Parameters<typeof seriesColumns>) => seriesColumns(...args).map(({ id }) => id)

describe('[EXP-10] the sheet of a series', () => {
  it.each(everyExample)(
    '[EXP-10] of %s, %s, has a column or a declaration for every answer that a row does not get from its base',
    (_id, _size, original) => {
      const { answers, withdrawn } = copyOf(original)
      const columns = new Set(seriesColumns(answers).map(({ path }) => path))
      const declared = new Set(seriesDeclarations(answers).map(({ path }) => path))
      // What a declaration hides is asked for once that is given.
      const left = withdrawn.filter((path) => !columns.has(path) && !declared.has(path))
      expect(left).toEqual([])
    },
  )

  it('[EXP-10] has container and seal first, and lot, amount and days of each line of the base', () => {
    const base = anApplication({
      transport: { meansOfTransport: 'SHIP' },
      productLines: [aProductLine(), aProductLine({ id: 'vl-2' })],
    })
    const ids = idsOf(copyOf(base).answers)
    expect(ids.slice(0, 2)).toEqual(['transport.containers.0.number', 'transport.containers.0.seals.0.number'])
    for (const line of [0, 1]) {
      for (const part of ['lotNumber', 'netWeight', 'productionPeriod.from', 'slaughterInformation.0.toDate']) {
        expect(ids).toContain(`productLines.${line}.${part}`)
      }
    }
    expect(ids).toContain('transport.vessel.imoNumber')
    expect(ids).not.toContain('transport.flightNumber')
    const labels = seriesColumns(copyOf(base).answers).map(({ label }) => label.nb)
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('[EXP-10] writes what differs and keeps the goods of the base', () => {
    const { answers } = copyOf(anApplication())
    const values = { 'transport.containers.0.number': 'ZZTU3042539', 'productLines.0.lotNumber': 'L-1' }
    const row = withSeriesValues(answers, values)
    expect(row.productLines).toEqual([{ ...answers.productLines?.[0], lotNumber: 'L-1' }])
    expect(row.transport).toMatchObject({ containers: [{ number: 'ZZTU3042539' }], meansOfTransport: 'AIR' })
    expect(getAt(withSeriesValues(row, { 'productLines.0.lotNumber': null }), 'productLines.0')).not.toHaveProperty(
      'lotNumber',
    )
    for (const path of [
      'applicationStatus',
      'recipient.consignee.name',
      'productLines.7.lotNumber',
      'certificateTemplate',
    ])
      expect(seriesPaths(answers)).not.toContain(path)
  })

  it('[EXP-10] leaves no empty container or seal behind an answer that is taken away', () => {
    const [container, seal] = ['transport.containers.0.number', 'transport.containers.0.seals.0.number']
    const row = withSeriesValues(copyOf(anApplication()).answers, { [container]: 'ZZTU3042539', [seal]: 'NO-1' })
    const containersOf = (values: Readonly<Record<string, null>>) => withSeriesValues(row, values).transport?.containers
    expect(containersOf({ [seal]: null })).toEqual([{ number: 'ZZTU3042539' }])
    expect(containersOf({ [container]: null })).toEqual([{ seals: [{ number: 'NO-1' }] }])
    expect(containersOf({ [container]: null, [seal]: null })).toBeUndefined()
    const two = withSeriesValues(row, { 'transport.containers.1.number': 'ZZTU3042708' })
    // The places of several stay: others are known by them.
    expect(withSeriesValues(two, { [container]: null, [seal]: null }).transport?.containers).toHaveLength(2)
  })

  it('[EXP-10] [CRT-03] asks for every declaration again, until it is given', () => {
    const { answers } = copyOf(anApplication())
    const declarations = seriesDeclarations(answers)
    expect(declarations.length).toBeGreaterThan(0)
    for (const { path, field } of declarations) {
      expect(getAt(answers, path)).toBeUndefined()
      expect(declarationAt(answers, path)).toEqual(field)
      const row = withSeriesValues(answers, { [path]: consentTo(field, true) })
      expect(isGiven(field, getAt(row, path))).toBe(true)
    }
    expect(declarationAt(answers, 'productLines.0.lotNumber')).toBeUndefined()
  })

  it('[EXP-10] knows a row again by its container and departure, however it is written', () => {
    const keyOf = (number: string, dateOfDeparture?: string) =>
      seriesKey({ transport: { containers: [{ number }], dateOfDeparture } })
    expect(keyOf('zztu 304253-9', '2026-12-01')).toBe(keyOf('ZZTU3042539', '2026-12-01'))
    expect(keyOf('ZZTU3042539', '2026-12-08')).not.toBe(keyOf('ZZTU3042539', '2026-12-01'))
    expect(keyOf(' ')).toBeUndefined()
  })
})
