import { expect, it } from 'vitest'
import { onScreen } from '../../facts/write-fact.ts'
import { anApplication, aProductLine, aWildCaughtLine } from '../../testing/an-application.ts'
import { changedFacts } from './changed-facts.ts'

const words = onScreen({ label: (_list, code) => code }, 'nb')

it('[ACT-08] tells what differs in words, lines by their ids', () => {
  const before = anApplication({ productLines: [aProductLine(), aProductLine({ id: 'gone' })] })
  const after = anApplication({
    consignor: { ...before.consignor, internalReference: 'F-2' },
    productLines: [aProductLine({ netWeight: 10, species: '713' }), aProductLine({ id: 'new' })],
  })
  expect(changedFacts(before, after, words)).toEqual([
    {
      kind: 'changed',
      pin: { fact: 'consignor.internalReference' },
      label: 'Fakturareferanse',
      from: 'F-2026-4001',
      to: 'F-2',
    },
    expect.objectContaining({ pin: { line: 'vl-013', fact: 'species' }, from: '711', to: '713' }),
    expect.objectContaining({ label: 'Varelinje 1, nettovekt', to: '10,00\u00a0kg' }),
    { kind: 'added', pin: { line: 'new' }, label: 'Varelinje 2' },
    { kind: 'removed', pin: { line: 'gone' }, label: 'Varelinje 2' },
  ])
})

it('[ACT-08] nothing differs, nothing is told; a set that is written in another order is the same', () => {
  const caughtIn = (...catchAreas: readonly string[]) =>
    anApplication({ productLines: [aWildCaughtLine({ id: 'a', catchAreas: [...catchAreas] })] })
  expect(changedFacts(anApplication(), anApplication(), words)).toEqual([])
  expect(changedFacts(caughtIn('27.2', '27.4'), caughtIn('27.4', '27.2'), words)).toEqual([])
  expect(changedFacts(caughtIn('27.2'), caughtIn('27.4'), words)).toHaveLength(1)
})
