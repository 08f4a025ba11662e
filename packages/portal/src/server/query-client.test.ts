import { QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { createQueryClient } from './query-client.ts'

it('[RTE-22] fails at once without a net, and reads what it has nothing of when the net is back', async () => {
  const queries = createQueryClient()
  queries.mount()
  onTestFinished(() => queries.unmount())
  const asked = { never: 0, once: 0 }
  let isThere = false
  const read = (name: keyof typeof asked) => async () => {
    asked[name] += 1
    if (isThere) return name
    throw new Error('The net is gone')
  }
  queries.setQueryData(['once'], 'as it was')
  window.dispatchEvent(new Event('offline'))
  const never = new QueryObserver(queries, { queryKey: ['never'], queryFn: read('never') })
  const once = new QueryObserver(queries, { queryKey: ['once'], queryFn: read('once') })
  onTestFinished(never.subscribe(() => undefined))
  onTestFinished(once.subscribe(() => undefined))
  await expect.poll(() => [never.getCurrentResult().status, once.getCurrentResult().status]).toEqual(['error', 'error'])
  isThere = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => never.getCurrentResult().data).toBe('never')
  expect(once.getCurrentResult().data).toBe('as it was')
  expect(asked).toEqual({ never: 2, once: 1 })
})
