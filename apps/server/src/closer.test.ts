import { expect, it } from 'vitest'
import { createCloser } from './closer.ts'

it('[SEC-23] closes all that was started, backwards, also when one of them cannot be closed, and throws what failed first', async () => {
  const { add, close } = createCloser()
  const closed: string[] = []
  add(() => closed.push('pool'))
  add(() => Promise.reject(new Error('the second failure')))
  add(() => {
    throw new Error('the first failure')
  })
  add(() => closed.push('queue'))
  await expect(close()).rejects.toThrow('the first failure')
  expect(closed).toEqual(['queue', 'pool'])
  await close()
  expect(closed).toHaveLength(2)
})
