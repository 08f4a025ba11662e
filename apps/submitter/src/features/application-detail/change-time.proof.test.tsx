import { calculateFee, changePickup } from '@eksport/api'
import { elementAt } from '@eksport/portal/testing/element-at.ts'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { approved, openDialog, serverWithHours } from '#src/testing/open-change-time.ts'
import { openDetail } from '#src/testing/open-detail.ts'

describe('who looks at another time of pickup', () => {
  it('[EXP-11] leaves with Escape, and begins at the pickup as it is when it comes back', async () => {
    const { user, server, dialog, choose } = await openDialog()
    await choose('16:30')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const button = screen.getByRole('button', { name: 'Endre tid' })
    await waitFor(() => expect(document.activeElement).toBe(button))
    await user.click(button)
    await waitFor(() => expect(elementAt('input[type=radio][value="10:30"]')).toHaveProperty('checked', true))
    expect(server.calls(changePickup)).toEqual([])
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('[EXP-11] [FEE-01] is not asked to pay what is not known', async () => {
    const { server, dialog, choose, press } = await openDialog()
    server.answer(calculateFee, () => refuse(500))
    await choose('17:00')
    expect(await dialog.findByText('Klarte ikke å beregne gebyret. Prøv igjen.')).toBeTruthy()
    const asked = server.calls(calculateFee).length
    await press(/^Endre tid$/)
    await waitFor(() => expect(server.calls(calculateFee).length).toBeGreaterThan(asked))
    expect(server.calls(changePickup)).toEqual([])
  })

  it('[EXP-11] takes another departure along to the replacement of what is issued', async () => {
    const { dialog, meaning, press } = await openDialog({
      applicationStatus: 'UTSTEDT',
      actions: ['change-time', 'replace'],
    })
    const day = dialog.getByRole('textbox', { name: 'Avgangsdato' })
    fireEvent.change(day, { target: { value: '26.11.2026' } })
    fireEvent.blur(day)
    expect(meaning.getByText(/som er utstedt\. Det må erstattes\./)).toBeTruthy()
    await press(/^Erstatt sertifikatet$/)
    expect(await screen.findByText(/Erstatningen begynner med den nye avgangen, 26\.11\.2026.06:00\./)).toBeTruthy()
  })

  it.each([
    ['it has been fetched', { applicationStatus: 'UTSTEDT', collectedTime: '2026-11-23T11:00:00+01:00' }],
    ['it is cancelled', { applicationStatus: 'KANSELLERT' }],
  ] as const)('[EXP-11] says nothing where %s', async (_title, change) => {
    const server = serverWithHours()
    await openDetail({ ...approved, actions: [], ...change }, { server })
    const pickup = within(await screen.findByRole('region', { name: 'Henting' }))
    expect(await pickup.findByText('10:30')).toBeTruthy()
    expect(screen.queryByText(/^Hentetiden kunne|^Kan endres til/)).toBeNull()
  })
})
