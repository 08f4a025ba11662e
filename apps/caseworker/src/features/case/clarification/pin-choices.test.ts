import { onScreen } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { expect, it } from 'vitest'
import { narrowed, pinGroups } from './pin-choices.ts'

const application = anApplication()
const groups = pinGroups(application, onScreen({ label: (_list, code) => code }, 'nb'))
const labels = (typed: string) => narrowed(groups, typed).flatMap(({ choices }) => choices.map(({ label }) => label))

it('[ACT-08] a question can be about what was answered, a line, or all lines', () => {
  const pins = groups.flatMap(({ choices }) => choices.map(({ pin }) => pin))
  expect(pins).toContainEqual({ fact: 'productLines' })
  expect(pins).toContainEqual({ line: 'vl-013' })
  expect(pins).toContainEqual({ line: 'vl-013', fact: 'netWeight' })
  expect(pins).toContainEqual({ fact: 'consignor.internalReference' })
  expect(pins).not.toContainEqual({ fact: 'countryOfDestination' })
  expect(new Set(groups.flatMap(({ choices }) => choices.map(({ key }) => key))).size).toBe(pins.length)
})

it('[ACT-08] is found by its name, its answer, and the line that it is on', () => {
  expect(labels('varelinje 1 netto')).toEqual(['Nettovekt'])
  expect(labels('F-2026-4001')).toEqual(['Fakturareferanse'])
  expect(labels('finnes ikke')).toEqual([])
})
