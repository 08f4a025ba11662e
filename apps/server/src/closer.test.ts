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
  add(() => closed.push('later'))
  await close()
  expect(closed).toEqual(['queue', 'pool', 'later'])
})

it('closes once, however many ask, and nobody is told before it is done', async () => {
  const { add, close } = createCloser()
  const over = Promise.withResolvers<void>()
  let times = 0
  add(() => {
    times += 1
    return over.promise
  })
  const heard: string[] = []
  const both = ['one', 'other'].map((name) => close().then(() => heard.push(name)))
  await Promise.resolve()
  expect(heard).toEqual([])
  over.resolve()
  await Promise.all(both)
  expect([times, heard]).toEqual([1, ['one', 'other']])
})
