import { describe, expect, it } from 'vitest'
import { columnRoom } from './column-room.ts'

describe('columnRoom', () => {
  it('is what the page leaves beside its sides, the menu of a row and an open panel', () => {
    expect(columnRoom(1280, false)).toBe(1160)
    expect(columnRoom(1280, true)).toBe(836)
  })

  it('does not grow past the page', () => {
    expect(columnRoom(2560, false)).toBe(columnRoom(1344, false))
  })

  it('has no end where rows are cards', () => {
    expect(columnRoom(360, false)).toBe(Number.POSITIVE_INFINITY)
    expect(columnRoom(1024, true)).toBe(Number.POSITIVE_INFINITY)
  })
})
