import { tickCase } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { aProductLine } from '@eksport/domain/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { act } from '#src/testing/open-case.ts'
import { issued, openReplacement, person, time } from '#src/testing/open-replacement-case.ts'

describe('a case that replaces another', () => {
  it('[CHG-02] shows a line of which the period alone was edited as changed, and asks for that change alone', async () => {
    const [line, ...rest] = issued.productLines ?? []
    const productLines = [{ ...aProductLine(line), productionPeriod: { ...line?.productionPeriod, to: '2026-11-20' } }]
    const { user, server } = await openReplacement(
      {},
      {
        ...issued,
        referenceNumber: 4001,
        applicationStatus: 'UNDER_VURDERING',
        actions: ['approve'],
        productLines: [...productLines, ...rest],
      },
    )
    expect(await screen.findByText(/^1 endring$/)).toBeTruthy()
    expect(screen.queryByText('Slettet')).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /Varelinjer/ }))
    await waitFor(() => expect(server.calls(tickCase)).toHaveLength(1))
    expect(server.calls(tickCase)[0]?.body.ticks).toEqual([`change:productLines.${line?.id}.productionPeriod.to`])
  })

  it('[STA-08] of a certificate that was annulled must be assessed as such', async () => {
    const { user, server } = await openReplacement({ applicationStatus: 'ANNULLERT' })
    const annulled = screen.getByRole('checkbox', { name: /#004000 er annullert/ })
    await user.click(annulled)
    await waitFor(() => expect(server.calls(tickCase)).toHaveLength(1))
    await user.click(act(/^Godkjenn/))
    expect([screen.queryByRole('dialog'), annulled.matches(':checked')]).toEqual([null, true])
  })

  it.each([
    [{}, /Ikke registrert. Papiret må være levert tilbake/],
    [{ returnAgreement: { trackingNumber: 'RR 1 NO', recordedTime: time } }, /avtalt: RR 1 NO · 20\.11\.2026 11:52/],
    [{ paperFate: { fate: 'LOST', recordedBy: person.name, recordedTime: time } }, /Meldt tapt · .* · Berit Behandler/],
    [
      { certificateFormats: ['E_CERT'] },
      'Originalen er elektronisk. Den blir erstattet når dette sertifikatet utstedes.',
    ],
  ] satisfies [Partial<Application>, RegExp | string][])(
    '[STA-08] says of an original with %j where its paper is',
    async (original, words) => {
      await openReplacement(original)
      const part = within(screen.getByRole('region', { name: 'Originalen' }))
      expect(await part.findByText(words)).toBeTruthy()
      expect(part.getByRole('link', { name: '#004000' }).getAttribute('href')).toBe('/soeknader/4000')
    },
  )
})
