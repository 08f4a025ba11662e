import { listOpeningHours } from '@eksport/api'
import { closedHeading, closedOnPickup } from '@eksport/portal/testing/closed-pickup.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

it.each([
  ['UNDER_VURDERING', /åpner du hentingen når du ber om avklaring, velges den nye tiden i søknaden/],
  ['GODKJENT', /Avtal en ny tid med eksportøren i en melding/],
  ['UTSTEDT', /Avtal en ny tid med eksportøren i en melding/],
] as const)(
  '[PIK-08] it is told of in the head of the case too, with what can be done, as %s',
  async (applicationStatus, way) => {
    const server = startCaseworkerServer()
    server.answer(listOpeningHours, () => closedOnPickup)
    await openCase({ applicationStatus }, { server })
    const [inHead] = await screen.findAllByText(closedHeading)
    const facts = await screen.findByRole('region', { name: 'Henting' })
    expect(facts.contains(inHead ?? null)).toBe(false)
    expect(screen.getAllByText(way)).toHaveLength(2)
  },
)
