import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { flagsQuery } from './flags.ts'

it('[RTE-21] whoever asks for the flags is answered, also when the part of the page that asked first has gone', async () => {
  const answer = Promise.withResolvers<Response>()
  // As a browser does: a request that is ended rejects.
  const ended = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => Promise.race([answer.promise, ended(init?.signal)]))
  const queries = new QueryClient()
  const goes = new QueryObserver(queries, flagsQuery).subscribe(() => undefined)
  const asked = queries.ensureQueryData(flagsQuery)
  goes()
  answer.resolve(Response.json({ developerMode: true }))
  expect((await asked).developerMode).toBe(true)
  vi.unstubAllGlobals()
})
