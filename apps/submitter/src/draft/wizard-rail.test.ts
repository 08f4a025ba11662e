import { getTemplate } from '@eksport/domain/templates'
import { anApplication, aProductLine, exampleContext } from '@eksport/domain/testing'
import { expect, it } from 'vitest'
import { wizardRail } from './wizard-rail.ts'

const context = { ...exampleContext, codes: {}, now: '2026-11-20T12:00:00Z' }

it('[EXP-07] the rail counts a period that is missing once, as the outcome in the head does', () => {
  const lacks = (...lines: ReturnType<typeof aProductLine>[]) =>
    wizardRail(getTemplate('1.1.100'), { ...anApplication({ productLines: lines }) }, context, 'nb').find(
      ({ id }) => id === 'varelinjer',
    )?.issues
  const line = (id: string) => aProductLine({ id, productionPeriod: undefined })
  expect([lacks(line('a')), lacks(line('a'), line('b'))]).toEqual([1, 2])
})

it('[EXP-09] of a draft that began with its goods no page is wrong before somebody has been on it', () => {
  const ware = {
    ...{ id: 'a', species: '711', natureOfCommodity: 'FARMED', isAlive: false },
    ...{ processingState: 'FRESH', processingType: 'GUTTED' },
  } as const
  const statesOf = (...productLines: readonly object[]) => {
    const answers = { ...anApplication(), transport: { meansOfTransport: 'AIR' }, productLines }
    const rail = wizardRail(getTemplate('1.1.100'), answers, context, 'nb')
    return rail.flatMap(({ id, state }) => (id === 'transport' || id === 'varelinjer' ? state : []))
  }
  expect(statesOf(ware)).toEqual(['open', 'locked'])
  expect(statesOf(ware, { ...ware, id: 'b', netWeight: 10 })).toEqual(['error', 'error'])
  expect(statesOf({ id: 'a', species: '711' })).toEqual(['error', 'error'])
  expect(statesOf()).toEqual(['error', 'open'])
})
