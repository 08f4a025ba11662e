import { getApplication, type LiveEvent, saveApplication } from '@eksport/api'
import { anApplication } from '@eksport/domain/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'

const firstName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fornavn' })

/** The server's end of the stream of changes: says something to the open page. */
function openStream() {
  const sources: EventTarget[] = []
  class Source extends EventTarget {
    static readonly OPEN = 1
    readonly readyState = 1
    constructor() {
      super()
      sources.push(this)
    }
    close(): void {
      sources.splice(sources.indexOf(this), 1)
    }
  }
  vi.stubGlobal('EventSource', Source)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return async (event: LiveEvent) => {
    await waitFor(() => expect(sources).toHaveLength(1))
    sources[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }
}

it('[ACT-12] who has a draft open hears that somebody else saved it, and what stands there stays until they ask', async () => {
  const say = openStream()
  const { server, user, storeElsewhere } = await openForm('avsender')
  const before = firstName().value
  const read = server.calls(getApplication).length
  const { referenceNumber, sender } = anApplication()
  storeElsewhere({ sender: { ...sender, contactPerson: { ...sender?.contactPerson, firstName: 'Solveig' } } })
  await say({ kind: 'application', referenceNumber, version: 9 })
  expect(await screen.findByText('Noen andre har lagret søknaden')).toBeTruthy()
  expect(server.calls(getApplication).length).toBeGreaterThan(read)
  expect(firstName().value).toBe(before)
  await user.click(screen.getByRole('button', { name: 'Vis det som er lagret' }))
  await waitFor(() => expect(firstName().value).toBe('Solveig'))
  expect(screen.queryByText('Noen andre har lagret søknaden')).toBeNull()
  expect(server.calls(saveApplication)).toEqual([])
})
