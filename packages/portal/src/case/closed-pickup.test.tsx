import { listOpeningHours } from '@eksport/api'
import type { ApplicationAction, ApplicationStatus, Viewpoint } from '@eksport/domain'
import { anApplication, exampleOfficeTimes } from '@eksport/domain/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { closedHeading, closedOnPickup } from '../testing/closed-pickup.ts'
import { openPortal, startServer } from '../testing/open-portal.tsx'
import { ClosedPickup } from './closed-pickup.tsx'

const labels = { label: (_list: string, code: string) => (code === 'KLOEFTA' ? 'Kløfta' : code) }

function open(
  applicationStatus: ApplicationStatus,
  viewpoint: Viewpoint,
  times = closedOnPickup,
  actions: readonly ApplicationAction[] = [],
) {
  const server = startServer(viewpoint === 'INNSENDER' ? 'submitter' : 'caseworker')
  server.answer(listOpeningHours, () => times)
  const application = anApplication({ applicationStatus, actions: [...actions] })
  openPortal(() => (
    <>
      <p>Henting</p>
      <ClosedPickup application={application} labels={labels} viewpoint={viewpoint} />
    </>
  ))
  return server
}

describe('[PIK-08] a pickup on a day that its office has closed since', () => {
  it.each([
    ['INNSENDT', 'BEHANDLER', /Kløfta 23\.11\.2026 – Stengt: Planleggingsdag\. Avtal en ny tid med eksportøren/],
    ['UTSTEDT', 'BEHANDLER', /Avtal en ny tid med eksportøren i en melding/],
    [
      'INNSENDT',
      'INNSENDER',
      /Kløfta 23\.11\.2026 – Stengt: Planleggingsdag\. Endre tiden, eller skriv/,
      ['change-time'],
    ],
    ['UTSTEDT', 'INNSENDER', /Endre tiden, eller skriv til saksbehandleren/, ['change-time']],
    ['UTSTEDT', 'INNSENDER', /Planleggingsdag\. Skriv til saksbehandleren og avtal en ny tid\.$/, []],
  ] as const)(
    '[PIK-08] [PIK-10] is told of with the reason, as %s to %s',
    async (status, viewpoint, words, actions = []) => {
      open(status, viewpoint, closedOnPickup, actions)
      expect(await screen.findByText(closedHeading)).toBeTruthy()
      expect(screen.getByText(words)).toBeTruthy()
    },
  )

  it.each([
    ['BEHANDLER', /Kløfta er lagt ned som hentested\. Avtal et annet kontor med eksportøren/],
    ['INNSENDER', /Kløfta er lagt ned som hentested\. Skriv til saksbehandleren/],
  ] as const)('[PIK-08] is told of to %s where the office is closed for good', async (viewpoint, words) => {
    const gone = closedOnPickup.offices.map((one) => ({ ...one, active: false }))
    open('GODKJENT', viewpoint, { ...closedOnPickup, offices: gone })
    expect(await screen.findByText('Sertifikatet kan ikke lenger hentes ved kontoret som er valgt')).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
  })

  it.each(['BEHANDLER', 'INNSENDER'] as const)('[PIK-10] is nothing to %s once it is withdrawn', async (viewpoint) => {
    const server = open('TRUKKET_TILBAKE', viewpoint)
    await screen.findByText('Henting')
    expect(server.calls(listOpeningHours)).toEqual([])
    expect(screen.queryByText(closedHeading)).toBeNull()
  })

  it('[PIK-08] is not where the office is open', async () => {
    const times = exampleOfficeTimes([{ code: 'KLOEFTA', openingHours: 'KLOEFTA' }])
    const server = open('INNSENDT', 'BEHANDLER', {
      ...closedOnPickup,
      offices: times.offices.map((one) => ({ ...one, exceptions: [] })),
    })
    await waitFor(() => expect(server.calls(listOpeningHours)).toHaveLength(1))
    expect(screen.queryByText(closedHeading)).toBeNull()
  })
})
