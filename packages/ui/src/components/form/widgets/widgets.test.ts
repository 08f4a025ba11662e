import { expect, expectTypeOf, it } from 'vitest'
import { type Widgets, widgetOf } from './index.js'

it('a kind without a widget does not compile', () => {
  type Without<Kind extends keyof Widgets> = Omit<Widgets, Kind>
  // Were a kind to be forgotten in the table, the table would be one of these, and none of them is a table.
  expectTypeOf<Without<'text'>>().not.toExtend<Widgets>()
  expectTypeOf<Without<'text-list'>>().not.toExtend<Widgets>()
  expectTypeOf<Without<'list'>>().not.toExtend<Widgets>()
  expectTypeOf<Widgets>().toExtend<Widgets>()
  const label = { nb: 'x', nn: 'x', en: 'x' }
  expect(widgetOf({ kind: 'text', label })).not.toBe(widgetOf({ kind: 'email', label }))
})
