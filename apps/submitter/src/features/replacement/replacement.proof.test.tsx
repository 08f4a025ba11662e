import { createReplacement, saveReplacement } from '@eksport/api'
import { fileField } from '@eksport/portal/testing/file-field.ts'
import { fill } from '@eksport/portal/testing/fill.ts'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { changed, kept, letter, next, openDraft, openReplacement, place } from '#src/testing/open-replacement.ts'

describe('who replaces a certificate', () => {
  it('[REP-01] [ERR-01] [SEC-03] loses nothing when it cannot be begun, and is the same once more', async () => {
    const { user, server } = await openReplacement({ certificateFormats: ['E_CERT'] })
    server.answer(createReplacement, () => refuse(500))
    expect(screen.queryByLabelText('Stedet der originalen er')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Årsak'), 'TEKNISK_FEIL_EKSPORT')
    expect(screen.getByText(/Gebyret faller bort hvis saksbehandleren bekrefter/)).toBeTruthy()
    await fill(user, screen.getByLabelText('Stedet der sendingen er'), 'Under transport')
    await user.selectOptions(screen.getByLabelText('Landet der sendingen er'), 'CN')
    await user.click(next())
    expect(
      await screen.findByText('Klarte ikke å opprette/oppdatere erstatningssøknad. Prøv igjen senere.'),
    ).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Stedet der sendingen er').value).toBe('Under transport')
    // [EXP-01] The button stands a screen or two below what is said.
    expect(document.activeElement?.textContent).toMatch(/^Klarte ikke å opprette\/oppdatere erstatningssøknad/)
    expect(server.calls(createReplacement)).toMatchObject([
      { ifMatch: '1', body: { replacementInformation: { reasonForReplacement: 'TEKNISK_FEIL_EKSPORT' } } },
    ])
    await user.click(next())
    await waitFor(() => expect(server.calls(createReplacement)).toHaveLength(2))
    const [first, second] = server.calls(createReplacement)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })
})

describe('who goes on with a replacement', () => {
  it('[REP-01] [RTE-15] finds what was written and sent along, changes both, and goes on when it is stored', async () => {
    const { user, server, address } = await openDraft()
    expect((await place()).value).toBe('Under transport')
    expect(screen.getByLabelText<HTMLSelectElement>('Årsak').value).toBe('SKRIVEFEIL')
    await fill(user, await place(), 'Havnen i Shanghai')
    await user.click(screen.getByRole('button', { name: 'Slett faktura.pdf' }))
    await user.upload(await fileField(), letter)
    await screen.findByRole('button', { name: 'Slett brev.pdf' })
    server.answer(saveReplacement, () => refuse(412))
    await user.click(next())
    expect(await screen.findByText(/Søknaden er endret siden du åpnet siden/)).toBeTruthy()
    expect((await place()).value).toBe('Havnen i Shanghai')
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
    await user.click(screen.getByRole('button', { name: 'Last siden på nytt' }))
    expect(reload).toHaveBeenCalledOnce()
    server.answer(saveReplacement, () => changed)
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4050'))
    expect(server.calls(saveReplacement).at(-1)).toMatchObject({
      params: { referenceNumber: 4001, replacementReferenceNumber: 4050 },
      ifMatch: '2',
      body: {
        replacementInformation: {
          reasonForReplacement: 'SKRIVEFEIL',
          consignmentLocation: { location: 'Havnen i Shanghai', country: 'CN' },
          keptAttachments: [kept[0]?.id],
        },
        attachments: { name: 'brev.pdf' },
      },
    })
  })

  it('[REP-01] stores nothing where nothing was changed, and is asked before a change is left behind', async () => {
    const { user, server, address, back } = await openDraft()
    await place()
    await user.click(next())
    await waitFor(() => expect(address()).toBe('/soeknader/4050'))
    expect(server.calls(saveReplacement)).toEqual([])
    back()
    await user.type(await place(), ' ennå')
    await user.click(screen.getByRole('link', { name: 'Oversikt' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Bli her' }))
    expect((await place()).value).toBe('Under transport ennå')
    expect(address()).toBe('/erstatninger/soeknader/4050')
  })

  it('[EXP-07] [REP-01] comes back to the summary that the page was opened from, whether anything was changed or not', async () => {
    const { user, server, address, back } = await openDraft({}, '?retur=oppsummering')
    const toSummary = () => screen.getByRole('button', { name: 'Tilbake til oppsummering' })
    await place()
    await user.click(toSummary())
    await waitFor(() => expect(address()).toBe('/soeknader/4050/oppsummering'))
    back()
    await fill(user, await place(), 'Havnen i Shanghai')
    await user.click(toSummary())
    await waitFor(() => expect(address()).toBe('/soeknader/4050/oppsummering'))
    expect(server.calls(saveReplacement)).toHaveLength(1)
  })
})
