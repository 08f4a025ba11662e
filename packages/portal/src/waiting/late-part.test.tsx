import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../server/query-client.ts'
import { LatePart, partQuery } from './late-part.tsx'

const Greeting = ({ name }: { readonly name: string }) => <p>{`Hei, ${name}`}</p>

const fault = new Error('Gikk i stykker')
const Broken = (): never => {
  throw fault
}

function show(load: () => Promise<{ readonly Part: typeof Greeting }>) {
  const greeting = partQuery('greeting', load, ({ Part }) => Part)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <p>Resten av siden</p>
      <LatePart part={greeting}>{(Part) => <Part name="Kari" />}</LatePart>
    </QueryClientProvider>,
  )
}

describe('[ERR-01] a part of a page that comes later', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('[ERR-01] is shown once it has loaded', async () => {
    show(async () => ({ Part: Greeting }))
    expect(await screen.findByText('Hei, Kari')).toBeTruthy()
  })

  it('[ERR-01] says that it could not be fetched, and comes when it is asked for again', async () => {
    const load = vi.fn(async () => ({ Part: Greeting })).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    show(load)
    expect(await screen.findByText(/^Denne delen av siden kunne ikke hentes/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByText('Hei, Kari')).toBeTruthy()
  })

  it('[ERR-01] [EXP-15] keeps a crash in its own corner, and reports it', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    show(async () => ({ Part: Broken }))
    expect(await screen.findByText(/sluttet å virke/)).toBeTruthy()
    expect(screen.getByText('Resten av siden')).toBeTruthy()
    expect(report).toHaveBeenCalledWith(fault)
  })
})
