import type { FastifyBaseLogger } from 'fastify'
import { expect, it, vi } from 'vitest'
import type { Transactions } from '../../db/transaction.ts'
import { answersForPage } from './page-answers.ts'

const warn = vi.fn()
const log = { warn } as unknown as FastifyBaseLogger
const withDatabase = (run: () => Promise<never>) =>
  answersForPage({ transactions: { run } as unknown as Transactions, now: () => new Date() })

it('a page comes without its answers from a database that keeps silent', async () => {
  expect(await withDatabase(() => new Promise<never>(() => undefined))(log)).toBe('')
})

it('a page comes without its answers from a database that fails, and the log says so', async () => {
  expect(await withDatabase(() => Promise.reject(new Error('gone')))(log)).toBe('')
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'gone' }), expect.any(String))
})
