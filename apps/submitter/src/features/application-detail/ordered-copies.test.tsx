import { getCopyStats, listCopies } from '@eksport/api'
import { type Application, type CopyOrder, formatKroner } from '@eksport/domain'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openDetail } from '#src/testing/open-detail.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const order = (state: CopyOrder['state']): CopyOrder => ({
  id: `0b0f4dd0-6a56-4d4e-8d61-0d6f5f0f3a1${state.length}`,
  version: 2,
  numberOfCopies: 2,
  collectionLocation: 'KLOEFTA',
  collectionDate: '2035-03-14',
  collectionTime: '10:30',
  state,
  fee: 875,
  orderedTime: '2026-11-20T10:00:00Z',
  ...(state !== 'ORDERED' && { printedTime: '2026-11-20T11:00:00Z' }),
  ...(state === 'HANDED_OUT' && { handedOutTime: '2026-11-20T12:00:00Z', collectedBy: 'Ola Nordmann' }),
})

async function openOrders(stored: Partial<Application>, ...states: CopyOrder['state'][]) {
  const server = startSubmitterServer()
  const confirmedCopies = states.map(order)
  server.answer(listCopies, () => confirmedCopies)
  server.answer(getCopyStats, () => ({ totalOrdered: 2, totalPrinted: 0, archiveCases: [] }))
  await openDetail({ confirmedCopies, ...stored }, { server })
  const heading = await screen.findByRole('heading', { name: 'Bekreftede kopier' })
  return within(heading.closest('section') ?? document.body)
}

describe('copies that were ordered', () => {
  it.each([
    [['order-copies', 'cancel-copies'], 'Endre eller avbestill'],
    [['cancel-copies'], 'Avbestill kopiene'],
  ] as const)('[CPY-01] [STA-05] where the server offers %j lead to the page of the order', async (actions, name) => {
    const list = await openOrders({ applicationStatus: 'UTSTEDT', actions: [...actions] }, 'ORDERED')
    expect(list.getByRole('link', { name }).getAttribute('href')).toMatch(
      /\/soeknad\/4001\/bekreftede-kopier\/0b0f4dd0/,
    )
  })

  it('[CPY-01] lead nowhere where nothing can be done about them', async () => {
    const list = await openOrders({ applicationStatus: 'UTSTEDT', actions: [] }, 'ORDERED')
    expect(list.queryByRole('link')).toBeNull()
  })

  it('[CPY-01] of an annulled certificate are no orders under way: what came of them is said, and the fee is of its day', async () => {
    const list = await openOrders({ applicationStatus: 'ANNULLERT' }, 'ORDERED', 'PRINTED', 'HANDED_OUT')
    const [ordered, printed, handedOut] = list.getAllByRole('listitem').map((item) => item.textContent)
    expect(list.getByText(/Sertifikatet gjelder ikke, og det lages eller utleveres ikke flere kopier/)).toBeTruthy()
    expect(ordered).toContain('Ikke laget')
    expect(ordered).toContain(`Gebyr ved bestilling: ${formatKroner(875)}`)
    expect(ordered).toContain('Bestilt til ')
    expect(printed).toContain('Ikke utlevert')
    expect(printed).not.toContain('Klar til henting')
    expect(handedOut).toContain('Hentet')
    expect(handedOut).toContain(`Gebyr ${formatKroner(875)}`)
  })

  it.each(['UNDER_VURDERING', 'KANSELLERT'] as const)(
    '[CPY-01] are under way in %s, from which copies may still come',
    async (applicationStatus) => {
      const list = await openOrders({ applicationStatus }, 'ORDERED')
      expect(list.getByText('Bestilt')).toBeTruthy()
      expect(list.queryByText(/lages eller utleveres ikke/)).toBeNull()
    },
  )
})
