import { expect, it, vi } from 'vitest'
import { drawnRows } from './drawn-rows.js'

const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: `R${index}` }))

it('asks for no id that nobody asks for', () => {
  const getRowId = vi.fn(({ id }: { id: string }) => id)
  const drawn = drawnRows(rows, getRowId, undefined)
  expect(drawn.count).toBe(10_000)
  expect(getRowId).not.toHaveBeenCalled()
  expect(drawn.idAt(9_999)).toBe('R9999')
  expect(getRowId).toHaveBeenCalledTimes(1)
})

it('knows the place of an id, and where none is', () => {
  const drawn = drawnRows(rows, ({ id }) => id, undefined)
  expect(drawn.placeOf('R12')).toBe(12)
  expect(drawn.placeOf('gone')).toBe(-1)
  expect([drawn.idAt(-1), drawn.idAt(10_000)]).toEqual([undefined, undefined])
})
