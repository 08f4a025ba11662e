import { getSession, listOperatingMessages } from '@eksport/api'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sessionOf } from '../testing/reference-answers.ts'
import { api } from './api.ts'
import { meetSession } from './session-end.ts'

it('[SEC-08] says whose page it is, so that nothing is done as somebody else who has logged in meanwhile', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('eksport-person'))
    return Response.json([])
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await api.call(listOperatingMessages)
  meetSession(undefined, sessionOf({ id: 'p-7' }, null))
  await api.call(listOperatingMessages)
  await api.call(getSession).catch(() => undefined)
  expect(asked).toEqual([null, 'p-7', null])
})
