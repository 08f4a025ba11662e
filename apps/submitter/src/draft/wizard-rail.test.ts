import { getTemplate } from '@eksport/domain/templates'
import { anApplication, aProductLine, exampleContext } from '@eksport/domain/testing'
import { expect, it } from 'vitest'
import { wizardRail } from './wizard-rail.ts'

const context = { given: exampleContext.given, now: '2026-11-20T12:00:00Z' }

it('[EXP-07] the rail counts a period that is missing once, as the outcome in the head does', () => {
  const lacks = (...lines: ReturnType<typeof aProductLine>[]) =>
    wizardRail(getTemplate('1.1.100'), { ...anApplication({ productLines: lines }) }, context, 'nb').find(
      ({ id }) => id === 'varelinjer',
    )?.issues
  const line = (id: string) => aProductLine({ id, productionPeriod: undefined })
  expect([lacks(line('a')), lacks(line('a'), line('b'))]).toEqual([1, 2])
})
