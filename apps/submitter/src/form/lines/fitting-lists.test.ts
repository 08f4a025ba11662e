import { goodsTable, type ProductLine } from '@eksport/domain'
import { expect, it } from 'vitest'
import { fittingLists } from './fitting-lists.ts'

const entry = (code: string) => ({ code, active: true, names: { nb: code, nn: code, en: code } })
const lists = {
  codes: ['0301', '030214', '030313', '030616'].map(entry),
  states: ['FRESH', 'FROZEN', 'SALTED'].map(entry),
  types: ['GUTTED', 'FILLET', 'OIL'].map(entry),
}
const fish = { groups: ['FISH'], types: { allow: ['GUTTED'] } }
const table = goodsTable(
  [
    { code: '0301', groups: ['FISH'], alive: true },
    { code: '0302', ...fish, alive: false, states: ['FRESH'] },
    { code: '030214', species: ['711'] },
    { code: '0303', ...fish, alive: false, states: ['FROZEN'] },
    { code: '030313', species: ['711'] },
    { code: '0306', groups: ['CRUSTACEAN'] },
  ],
  [
    { code: '711', group: 'FISH' },
    { code: '2524', group: 'CRUSTACEAN' },
  ],
)
const offered = (line: Partial<ProductLine>) => {
  const own = fittingLists({ id: 'vl-1', ...line }, lists, table)
  return Object.values(own).map((entries) =>
    entries?.map(({ code, section }) => (section ? `${code}: ${section.nb}` : code)),
  )
}
const unfit = 'Passer ikke til resten av varelinjen'
const { states, types } = { states: ['FRESH', 'FROZEN', 'SALTED'], types: ['GUTTED', 'FILLET', 'OIL'] }

it('[EXP-06] offers of codes, states and types what goes with the rest of the line', () => {
  expect(offered({})).toEqual([['0301', '030214', '030313', '030616'], states, types])
  expect(offered({ species: '711', isAlive: false })).toEqual([['030214', '030313'], states, types])
  expect(offered({ species: '711', isAlive: true })[0]).toEqual(['0301'])
  expect(offered({ species: '2524' })[0]).toEqual(['030616'])
  expect(offered({ species: '711', productClassificationCode: '030313' }).slice(1)).toEqual([['FROZEN'], ['GUTTED']])
})

it('[EXP-06] what is chosen and does not fit stays, under words that say so', () => {
  const line = { species: '711', isAlive: false, productClassificationCode: '030616' }
  expect(offered(line)[0]).toEqual(['030214', '030313', `030616: ${unfit}`])
  const salted = { ...line, productClassificationCode: '030214', processingState: 'SALTED', processingType: 'OIL' }
  expect(offered(salted).slice(1)).toEqual([
    ['FRESH', `SALTED: ${unfit}`],
    ['GUTTED', `OIL: ${unfit}`],
  ])
})

it('[EXP-06] stays whole where nothing is known, or nothing fits', () => {
  expect(offered({ species: '999', productClassificationCode: '9999' })).toEqual([
    ['0301', '030214', '030313', '030616'],
    states,
    types,
  ])
  const none = fittingLists({ id: 'vl-1', species: '2524' }, { ...lists, codes: ['030214'].map(entry) }, table)
  expect(none['product-classification']?.map(({ code }) => code)).toEqual(['030214'])
  expect(fittingLists({ id: 'vl-1' }, { codes: undefined, states: undefined, types: undefined }, table)).toEqual({
    'product-classification': undefined,
    'processing-states': undefined,
    'processing-types': undefined,
  })
})
