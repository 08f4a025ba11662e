import { createCustomerLink, endCustomerLink, listCustomerLinks, type Sharing, saveApplication } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openDetail } from '#src/testing/open-detail.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'
import './api/put-remark.ts'
import './components/share-dialog.tsx'

const id = '0b0f4dd0-6a56-4d4e-8d61-0d6f5f0f3a11'
const path = 'recipient.consignee.name'
const was = anApplication().recipient?.consignee?.name ?? ''
const boxes: Sharing['boxes'] = [
  { no: 'I.5', caption: { en: 'Consignee' }, lines: [was], answers: [{ path, value: was }], proposed: true },
  { no: 'I.16', caption: { en: 'Means of transport' }, lines: ['Aircraft'], answers: [], proposed: true },
  { no: 'I.18', caption: { en: 'Temperature' }, lines: ['0 °C'], answers: [], proposed: false },
]
const link: Sharing['links'][number] = {
  id,
  state: 'OPEN',
  token: 'tokenOf256Bits',
  boxes: ['I.5'],
  createdAt: '2026-11-20T10:00:00Z',
  endsAt: '2026-12-04T10:00:00Z',
  views: 0,
}
const answered: Sharing['links'][number] = {
  ...link,
  views: 2,
  lastViewedAt: '2026-11-21T10:00:00Z',
  answer: {
    answeredAt: '2026-11-21T10:05:00Z',
    right: ['I.16'],
    remarks: [
      { box: 'I.5', path, was, text: 'Distribuidora S.A.' },
      { box: 'I.18', text: '-18' },
    ],
  },
}

async function openShared(links: Sharing['links'], stored: Partial<Application> = {}) {
  const server = startSubmitterServer()
  const sharing = { canShare: true, links, boxes }
  server.answer(listCustomerLinks, () => sharing)
  server.answer(createCustomerLink, () => {
    sharing.links = [link]
    return { id }
  })
  server.answer(endCustomerLink, () => {
    const { token: _, ...rest } = link
    sharing.links = [{ ...rest, state: 'ENDED', endedAt: '2026-11-22T10:00:00Z' }]
    return undefined
  })
  const detail = await openDetail({ applicationStatus: 'UNDER_REGISTRERING', actions: ['edit'], ...stored }, { server })
  const section = within(await screen.findByRole('region', { name: 'Delt med mottaker' }))
  return { ...detail, server, section, sharing }
}

const refuseClipboard = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))

describe('who shares a draft', () => {
  it('[EXP-12] chooses what is asked and for how long, and gets the link to send', async () => {
    const { user, server, section } = await openShared([])
    await user.click(await section.findByRole('button', { name: 'Del med mottaker' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Del med mottaker' }))
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'I.5 Consignee' }).checked).toBe(true)
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'I.18 Temperature' }).checked).toBe(false)
    await user.click(dialog.getByRole('checkbox', { name: 'I.16 Means of transport' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Lenken virker i' }), '30')
    await user.click(dialog.getByRole('button', { name: 'Lag lenke' }))
    const address = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Lenke til mottakeren' })
    expect(address.value).toBe(`${window.location.origin}/delt#tokenOf256Bits`)
    await waitFor(() => expect(document.activeElement).toBe(address))
    refuseClipboard()
    await user.click(dialog.getByRole('button', { name: 'Kopier' }))
    expect(await dialog.findByText(/Teksten er merket/)).toBeTruthy()
    expect(document.activeElement).toBe(address)
    expect(server.calls(createCustomerLink).map(({ body }) => body)).toEqual([{ boxes: ['I.5'], days: 30 }])
  })

  it('[EXP-12] is told that nothing is chosen, and why the server makes no link', async () => {
    const { user, server, section } = await openShared([])
    server.answer(createCustomerLink, () => refuse(409, { title: 'Søknaden har allerede 5 lenker som virker.' }))
    await user.click(await section.findByRole('button', { name: 'Del med mottaker' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Del med mottaker' }))
    const chosen = ['I.5 Consignee', 'I.16 Means of transport']
    for (const name of chosen) await user.click(dialog.getByRole('checkbox', { name }))
    await user.click(dialog.getByRole('button', { name: 'Lag lenke' }))
    expect(dialog.getByText('Velg minst én rubrikk')).toBeTruthy()
    expect(server.calls(createCustomerLink)).toEqual([])
    await user.click(dialog.getByRole('checkbox', { name: 'I.5 Consignee' }))
    await user.click(dialog.getByRole('button', { name: 'Lag lenke' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('allerede 5 lenker')
  })

  it.each([
    [1, /^Åpnet 21\.11\.2026/],
    [2, /^Åpnet 2 ganger.*21\.11\.2026/],
  ])('[EXP-12] reads that a link was opened %i times, and when last', async (views, words) => {
    const { section } = await openShared([{ ...answered, views }])
    expect(await section.findByText(words)).toBeTruthy()
  })

  it('[EXP-12] copies a link that works by the keys where the browser refuses to', async () => {
    const { user, section } = await openShared([link])
    refuseClipboard()
    await user.click(await section.findByRole('button', { name: 'Kopier' }))
    expect(await section.findByText(/Teksten er merket/)).toBeTruthy()
    expect(String(getSelection())).toBe(`${window.location.origin}/delt#tokenOf256Bits`)
  })

  it('[EXP-12] ends a link, and reads whether it was opened', async () => {
    const { user, server, section } = await openShared([link])
    expect(await section.findByText('Ikke åpnet ennå')).toBeTruthy()
    await user.click(section.getByRole('button', { name: 'Avslutt lenken' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Avslutte lenken?' }))
    await user.click(dialog.getByRole('button', { name: 'Avslutt lenken' }))
    expect(await section.findByText(/^Avsluttet 22\.11\.2026/)).toBeTruthy()
    expect(server.calls(endCustomerLink)).toHaveLength(1)
  })
})

describe('an answer of the receiver', () => {
  it('[EXP-12] is taken in by one press where it is one answer, and leads to its field where it is not', async () => {
    const { user, server, section, change } = await openShared([answered])
    server.answer(saveApplication, ({ body }) => ({
      application: change({ recipient: { consignee: body.recipient?.consignee ?? {} } }),
      validation: { errors: [], needsManualProcessing: false },
    }))
    expect(await section.findByText('Distribuidora S.A.')).toBeTruthy()
    expect(section.getByText('Riktig: I.16')).toBeTruthy()
    expect(section.getByText(/^Åpnet 2 ganger/)).toBeTruthy()
    const [first, second] = section.getAllByRole('link', { name: 'Åpne feltet' })
    expect(first?.getAttribute('href')).toMatch(/\/soeknader\/4001\/mottaker$/)
    expect(second?.getAttribute('href')).toMatch(/\/soeknader\/4001$/)
    await user.click(section.getByRole('button', { name: 'Bruk dette' }))
    expect(await section.findByText('Står i søknaden')).toBeTruthy()
    const [saved] = server.calls(saveApplication)
    expect(saved?.body.recipient?.consignee).toEqual({
      ...anApplication().recipient?.consignee,
      name: 'Distribuidora S.A.',
    })
  })

  it('[EXP-12] is read where the application cannot be changed, with what can be done', async () => {
    const { section } = await openShared([answered], { applicationStatus: 'UNDER_VURDERING', actions: [] })
    expect(await section.findByText('Distribuidora S.A.')).toBeTruthy()
    expect(section.queryByRole('button', { name: 'Bruk dette' })).toBeNull()
    expect(section.getAllByText(/Skriv til saksbehandler/)).toHaveLength(2)
  })

  it('[EXP-12] that was not taken in says why', async () => {
    const { user, server, section } = await openShared([answered])
    server.answer(saveApplication, () => refuse(412, { title: 'Søknaden er endret av noen andre.' }))
    await user.click(await section.findByRole('button', { name: 'Bruk dette' }))
    expect((await section.findByRole('alert')).textContent).toContain('endret av noen andre')
  })
})

describe('an issued certificate', () => {
  it('[EXP-12] is shared with nobody anew, and a link that works still is ended', async () => {
    const { user, server, section, sharing } = await openShared([answered], {
      applicationStatus: 'UTSTEDT',
      actions: [],
    })
    sharing.canShare = false
    await user.click(await section.findByRole('button', { name: 'Avslutt lenken' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Avslutte lenken?' }))
    await user.click(dialog.getByRole('button', { name: 'Avslutt lenken' }))
    await waitFor(() => expect(server.calls(endCustomerLink)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Delt med mottaker' })).toBeNull())
  })

  it('[EXP-12] says nothing of sharing where no link works', async () => {
    const { server } = await openDetail({ applicationStatus: 'UTSTEDT' })
    await waitFor(() => expect(server.calls(listCustomerLinks)).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'Delt med mottaker' })).toBeNull()
  })
})
