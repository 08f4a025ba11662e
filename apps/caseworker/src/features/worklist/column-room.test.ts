import { expect, it } from 'vitest'
import { columnRoom } from './column-room.ts'

it.each([
  ['a table beside the queues', 1280, false, false, 1068],
  ['boxes at its rows', 1280, false, true, 1012],
  ['filters beside it', 1280, true, false, 768],
  ['no queues at the side', 700, false, false, 700],
  ['cards, which have a place for every fact', 360, false, true, Number.POSITIVE_INFINITY],
])('[CW-06] the columns have room in %s', (_, width, filters, boxes, room) => {
  expect(columnRoom(width, { filters, boxes })).toBe(room)
})
