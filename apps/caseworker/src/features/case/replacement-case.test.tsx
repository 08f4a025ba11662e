import { handleCase, tickCase } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { aProductLine } from '@eksport/domain/testing'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { act, acts, dialogOf, openCase } from '#src/testing/open-case.ts'
import { issued, openReplacement, person, time } from '#src/testing/open-replacement-case.ts'

describe('a case that replaces another', () => {
  it('[ACT-07] says once that it is one, where that is ticked, and the other reasons under their heading', async () => {
    const text = 'Søknad om erstatningssertifikat blir alltid vurdert av saksbehandler.'
    const inWords = (code: string, nb: string) => ({ code, messages: { nb, nn: nb, en: nb } })
    const reasons = [inWords('VETERINARIAN', 'Veterinær må se sertifikatet.'), inWords('REPLACEMENT', text)]
    const finding = {
      ...inWords('REPLACEMENT_CERTIFICATE', text),
      severity: 'MANUAL_PROCESSING',
      message: text,
    } as const
    await openCase(
      {},
      { errors: [finding], reading: () => ({ decision: { outcome: 'MANUAL', reasons, checked: [], at: time } }) },
    )
    expect(await screen.findByText('Veterinær må se sertifikatet.')).toBeTruthy()
    expect(screen.getAllByText(text, { exact: false })).toHaveLength(1)
  })

  it('[STA-08] is approved when each part of what it changes has been assessed', async () => {
    const { user, server, change } = await openReplacement()
    server.answer(handleCase, () => change({ applicationStatus: 'GODKJENT', actions: [] }))
    const box = within(
      screen.getByRole('heading', { name: /vurdert endringene mot #004000/ }).closest<HTMLElement>('.eks-alert') ??
        document.body,
    )
    const [last, ...parts] = box.getAllByRole<HTMLInputElement>('checkbox').reverse()
    if (last === undefined) throw new Error('It changes nothing')
    for (const part of parts) await user.click(part)
    await user.click(act(/^Godkjenn/))
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, last])
    await user.click(last)
    await waitFor(() => expect(act(/^Godkjenn/).getAttribute('aria-describedby')).toBeNull())
    expect(server.calls(tickCase)[0]?.body.ticked).toBe(true)
    expect(server.calls(tickCase)[0]?.body.ticks.length).toBeGreaterThan(0)
    expect(acts().queryByText(/Kryss av/)).toBeNull()
    await user.click(act(/^Godkjenn/))
    await waitFor(() => expect(server.calls(handleCase)[0]?.body).toEqual({ action: 'approve', undoable: true }))
  })

  it('[FEE-01] has its fee waived by the officer who confirms the fault', async () => {
    const { user, server } = await openReplacement(
      {},
      { replacementInformation: { reasonForReplacement: 'ADM_FEIL_MATTILSYNET' } },
    )
    const waived = screen.getByRole<HTMLInputElement>('checkbox', { name: /gebyret faller bort/ })
    await user.click(waived)
    await waitFor(() => expect(server.calls(tickCase)).toHaveLength(1))
    expect(waived.checked).toBe(true)
    server.answer(tickCase, lose)
    await user.click(waived)
    await screen.findByText('Avkryssingen ble ikke lagret. Prøv igjen.')
    await waitFor(() => expect(waived.checked).toBe(true))
    expect(server.calls(tickCase).map(({ body }) => body.ticked)).toEqual([true, false])
  })

  it('[CHG-02] shows a line of which the period alone was edited as changed, and asks for that change alone', {
    tags: 'proof',
  }, async () => {
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

  it('[STA-08] of a certificate that was annulled must be assessed as such', { tags: 'proof' }, async () => {
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
    { tags: 'proof' },
    async (original, words) => {
      await openReplacement(original)
      const part = within(screen.getByRole('region', { name: 'Originalen' }))
      expect(await part.findByText(words)).toBeTruthy()
      expect(part.getByRole('link', { name: '#004000' }).getAttribute('href')).toBe('/soeknader/4000')
    },
  )
})

describe('on a phone an officer', () => {
  it('[CW-02] has two acts at hand, and the others behind a button', async () => {
    const { user } = await openCase({ actions: ['approve', 'request-clarification', 'stop', 'refuse'] }, { width: 390 })
    expect(
      acts()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toHaveLength(3)
    expect(acts().queryByRole('button', { name: /^Avslå/ })).toBeNull()
    await user.click(acts().getByRole('button', { name: 'Flere handlinger' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Avslå' }))
    expect(await dialogOf('Avslå søknaden')).toBeTruthy()
  })
})
