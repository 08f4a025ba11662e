import { getPaperStock, listCertificateOffices, type PaperStock, registerPaper, strikeOffPaper } from '@eksport/api'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const stock: PaperStock = {
  office: 'KLOEFTA',
  free: 196,
  next: 'NO 0148205',
  batches: [
    {
      first: 'NO 0148201',
      last: 'NO 0148400',
      sheets: 200,
      printed: 2,
      void: 2,
      registeredName: 'Kari Nordli',
      registeredAt: '2026-11-20T08:00:00+01:00',
    },
  ],
  voids: [
    {
      sheets: 'NO 0148201, NO 0148202',
      reason: 'Papiret satt fast.',
      voidedName: 'Kari Nordli',
      voidedAt: '2026-11-22T10:00:00+01:00',
      referenceNumber: 4007,
    },
  ],
}

async function openStock(known: PaperStock) {
  const server = startCaseworkerServer()
  server.answer(listCertificateOffices, () => [])
  server.answer(getPaperStock, () => known)
  const app = openApp('/papirlager')
  await screen.findByRole('heading', { level: 1, name: 'Papirlager' })
  return { ...app, server }
}

describe('the stock of paper', () => {
  it('[CRT-15] is fetched at another try where it could not be had', async () => {
    const server = startCaseworkerServer()
    server.answer(listCertificateOffices, () => [])
    server.answer(getPaperStock, lose)
    const { user } = openApp('/papirlager')
    const message = await screen.findByText('Klarte ikke å hente papirlageret.')
    expect(message.closest('[role=alert]')).toBeTruthy()
    server.answer(getPaperStock, () => stock)
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByText('196')).toBeTruthy()
    expect(screen.queryByText('Klarte ikke å hente papirlageret.')).toBeNull()
  })

  it('[CRT-15] says what is left, which sheet is next, and why sheets are void', async () => {
    await openStock(stock)
    expect(await screen.findByText('196')).toBeTruthy()
    expect(screen.getByText('NO 0148205')).toBeTruthy()
    expect(screen.getByText('196 av 200 igjen · 2 skrevet ut · 2 ugyldige')).toBeTruthy()
    expect(screen.getByText('NO 0148201, NO 0148202')).toBeTruthy()
    expect(screen.getByText('Papiret satt fast.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Utskrift i sak #004007' }).getAttribute('href')).toBe('/soeknader/4007')
    expect(screen.queryByText(/få ark igjen|Lageret er tomt/)).toBeNull()
  })

  it.each([
    [20, /få ark igjen/],
    [0, /Lageret er tomt/],
  ])('[CRT-15] says that %i sheets are few or none', async (free, words) => {
    const { next: _, ...rest } = stock
    await openStock({ ...rest, free })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('[CRT-15] takes a pile after saying how many sheets it has', async () => {
    const { user, server } = await openStock(stock)
    server.answer(registerPaper, () => ({ ...stock, free: 296 }))
    await user.click(await screen.findByRole('button', { name: 'Registrer ark' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Registrer ark' }))
    await user.type(dialog.getByRole('textbox', { name: 'Første ark' }), 'no 500')
    await user.type(dialog.getByRole('textbox', { name: 'Siste ark' }), 'NO 499')
    await user.click(dialog.getByRole('button', { name: 'Registrer ark' }))
    expect(await dialog.findByText('Siste ark kan ikke komme før det første.')).toBeTruthy()
    expect(server.calls(registerPaper)).toEqual([])
    await user.clear(dialog.getByRole('textbox', { name: 'Siste ark' }))
    await user.type(dialog.getByRole('textbox', { name: 'Siste ark' }), 'NO 599')
    expect(dialog.getByText('100 ark')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Registrer ark' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(registerPaper)[0]?.body).toEqual({ first: 'no 500', last: 'NO 599' })
    expect(screen.getByText('296')).toBeTruthy()
  })

  it('[CRT-15] strikes off what is lost with a reason, and keeps what was written when it is refused', async () => {
    const { user, server } = await openStock(stock)
    server.answer(strikeOffPaper, () => refuse(409, { title: 'Arket er brukt.', code: 'SERIALS_NOT_FREE' }))
    await user.click(await screen.findByRole('button', { name: 'Meld ark ugyldige' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Meld ark ugyldige' }))
    await user.type(dialog.getByRole('textbox', { name: 'Første ark' }), 'NO 0148300')
    await user.type(dialog.getByRole('textbox', { name: 'Siste ark' }), 'NO 0148300')
    await user.click(dialog.getByRole('button', { name: 'Meld ark ugyldige' }))
    expect(await dialog.findByText('Feltet er påkrevd')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: 'Begrunnelse' }), 'Borte.')
    await user.click(dialog.getByRole('button', { name: 'Meld ark ugyldige' }))
    expect(await dialog.findByText('Arket er brukt.')).toBeTruthy()
    expect(dialog.getByDisplayValue('Borte.')).toBeTruthy()
  })

  it('[CRT-15] says why there is none', async () => {
    const server = startCaseworkerServer()
    server.answer(listCertificateOffices, () => [])
    server.answer(getPaperStock, () => refuse(409, { title: 'Du hører ikke til noe kontor.', code: 'NO_OFFICE' }))
    openApp('/papirlager')
    expect(await screen.findByText('Du hører ikke til noe kontor.')).toBeTruthy()
  })
})
