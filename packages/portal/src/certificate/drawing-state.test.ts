import { ApiError } from '@eksport/api'
import { describe, expect, it } from 'vitest'
import { drawingState, untilDrawn } from './drawing-state.ts'

const failed = (status: number) =>
  new ApiError({ type: 'about:blank', kind: 'GENERIC_ERROR', title: 'no', status, traceId: '' })
const drawn = { fetchStatus: 'idle', failureReason: null, isError: false, isFetching: false } as const

describe('[CRT-08] how a drawing stands', () => {
  it.each([
    ['drawn', {}],
    ['drawing', { isFetching: true, fetchStatus: 'fetching' }],
    ['offline', { fetchStatus: 'paused' }],
    ['offline', { failureReason: failed(0), isFetching: true }],
    ['busy', { failureReason: failed(503), isFetching: true }],
    ['failed', { failureReason: failed(500), isError: true }],
  ] as const)('is %s for %j', (state, query) => {
    expect(drawingState({ ...drawn, ...query })).toBe(state)
  })

  it.each([
    [0, true],
    [503, true],
    [404, false],
    [500, false],
  ])('is asked for again after %i: %s', (status, again) => {
    expect(untilDrawn.retry(3, failed(status))).toBe(again)
  })
})
