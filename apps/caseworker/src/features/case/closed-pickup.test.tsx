import { listOpeningHours } from '@eksport/api'
import { exampleOfficeTimes } from '@eksport/domain/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

describe('[PIK-08] a pickup on a day that its office has closed since', () => {
  const name = { nb: 'Planleggingsdag', nn: 'Planleggingsdag', en: 'Planning day' }
  const times = exampleOfficeTimes([{ code: 'KLOEFTA', openingHours: 'KLOEFTA' }])
  const offices = times.offices.map((one) => ({
    ...one,
    exceptions: [{ date: '2026-11-23', closed: true as const, name }],
  }))
  const heading = 'Kontoret er stengt den dagen sertifikatet skal hentes'

  it.each([
    ['INNSENDT', true],
    ['UTSTEDT', true],
    ['TRUKKET_TILBAKE', false],
  ] as const)(
    '[PIK-08] [PIK-10] is told of beside it, with the reason, as %s: %s',
    async (applicationStatus, isShown) => {
      const server = startCaseworkerServer()
      server.answer(listOpeningHours, () => ({ ...times, offices }))
      await openCase({ applicationStatus }, { server })
      const section = within(await screen.findByRole('region', { name: 'Henting' }))
      if (isShown) {
        expect(await section.findByText(heading)).toBeTruthy()
        expect(
          section.getByText(/Kløfta 23\.11\.2026 – Stengt: Planleggingsdag\. Avtal en ny tid med eksportøren/),
        ).toBeTruthy()
      } else expect(section.queryByText(heading)).toBeNull()
    },
  )

  it('[PIK-08] is not where the office is open', async () => {
    await openCase({ applicationStatus: 'INNSENDT' })
    await screen.findByRole('region', { name: 'Henting' })
    expect(screen.queryByText(heading)).toBeNull()
  })
})
