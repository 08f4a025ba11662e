import {
  answerSharedPage,
  drawSharedDraft,
  drawSharedSheets,
  getSession,
  readSharedPage,
  type SharedPage,
} from '@eksport/api'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openBare } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const token = 'tokenOf256Bits'
const name = 'Distribuidora Exemplo do Mar SA'
const path = 'recipient.consignee.name'
const box = (
  no: string,
  en: string,
  lines: string[],
  asked: boolean,
  answers: SharedPage['boxes'][number]['answers'] = [],
) => ({ ...{ no, caption: { en, pt: `${en} em português` }, lines, asked, answers } })
const page: SharedPage = {
  exporter: 'Nordhav Testeksport AS',
  referenceNumber: 4001,
  to: { nb: 'Brasil', nn: 'Brasil', en: 'Brazil' },
  stage: 'CHECKING',
  receivedAt: '2026-11-20T11:31:00Z',
  departure: { date: '2026-11-24', time: '06:10' },
  endsAt: '2026-12-04T10:00:00Z',
  isOpen: true,
  boxes: [
    box('I.5', 'Consignee', [name, 'Rua Exemplo 100'], true, [{ path, value: name }]),
    box('I.16', 'Means of transport', ['Aircraft', 'Flight TEST 8021'], true),
    box('I.18', 'Temperature during transport', ['0 °C to 2 °C'], false),
  ],
}

/** Somebody abroad, who is not logged in. */
async function openShared(answer: () => SharedPage | ReturnType<typeof refuse> = () => page) {
  const server = startSubmitterServer()
  server.answer(getSession, () => refuse(401))
  server.answer(readSharedPage, answer)
  const boxes = page.boxes.map(({ no, caption }) => ({
    ...{ no, caption: caption.en ?? '', page: 1, x: 0, y: 0, w: 100, h: 20 },
    ...{ state: 'filled' as const, missing: false, changed: false, paths: [] },
  }))
  server.answer(drawSharedSheets, () => ({ width: 595, height: 842, pages: ['<svg/>'], boxes }))
  const app = openBare(`/delt#${token}`)
  await screen.findByRole('heading', { level: 1 })
  return { ...app, server }
}

const itemOf = (heading: RegExp) =>
  within(screen.getByRole('heading', { level: 3, name: heading }).closest('li') ?? document.body)

describe('who has a link', () => {
  it('[EXP-12] finds on the paper what is asked about, until it is looked over', async () => {
    const { user } = await openShared()
    const toCheck = async () => {
      const heading = await screen.findByRole('heading', { level: 3, name: 'Å se over' })
      return within(heading.parentElement ?? document.body)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    }
    expect(await toCheck()).toEqual(['I.5', 'I.16'])
    await user.click(itemOf(/^Consignee/).getByRole('button', { name: 'Riktig' }))
    expect(await toCheck()).toEqual(['I.16'])
  })

  it('[EXP-12] sees one consignment and its status, without menu or log-in', async () => {
    const { server } = await openShared()
    expect(screen.getByRole('heading', { level: 1, name: 'Sjømat fra Norge til Brasil' })).toBeTruthy()
    expect(screen.getByText('Nordhav Testeksport AS, Norge, deler dette med deg')).toBeTruthy()
    const steps = within(screen.getByRole('list', { name: 'Status' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    expect(steps[3]?.textContent).toContain('24. november 2026, 06:10 (Oslo)')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('link', { name: /Logg inn/ })).toBeNull()
    expect(server.calls(readSharedPage).map(({ body }) => body)).toEqual([{ token }])
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
    expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
  })

  it('[EXP-12] says at once that all names are right', async () => {
    const { user, server } = await openShared()
    server.answer(answerSharedPage, ({ body: { right } }) => ({
      ...page,
      answer: { answeredAt: '2026-11-21T10:00:00Z', right, remarks: [] },
    }))
    await user.click(screen.getByRole('button', { name: 'Send til Nordhav Testeksport AS' }))
    expect(screen.getByText(/^Si om minst én rubrikk er riktig/).closest('[role=alert]')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Alle navn er riktige' }))
    const sent = await screen.findByText(/^Svaret er sendt/)
    await waitFor(() => expect(document.activeElement?.contains(sent)).toBe(true))
    expect(server.calls(answerSharedPage).map(({ body }) => body)).toEqual([
      { token, right: ['I.5', 'I.16'], remarks: [] },
    ])
    expect(screen.getByText('2 av 2 sett over')).toBeTruthy()
  })

  it('[EXP-12] proposes other words for a name, and for a box that nobody asked about', async () => {
    const { user, server } = await openShared()
    server.answer(answerSharedPage, () => page)
    await user.click(itemOf(/^Consignee/).getByRole('button', { name: 'Merknad' }))
    const field = itemOf(/^Consignee/).getByRole<HTMLInputElement>('textbox', { name: /i stedet for/ })
    expect(field.value).toBe(name)
    expect(document.activeElement).toBe(field)
    await user.type(field, '{Enter}')
    expect(itemOf(/^Consignee/).getByText(/Skriv hva det skal stå/)).toBeTruthy()
    await user.clear(field)
    await user.paste('Å'.repeat(301))
    await user.keyboard('{Enter}')
    expect(field.value).toHaveLength(301)
    expect(itemOf(/^Consignee/).getByText('Feltet kan maks inneholde 300 tegn.')).toBeTruthy()
    await user.clear(field)
    await user.type(field, '<b>Mar</b> S.A.{Enter}')
    expect(itemOf(/^Consignee/).getByText('<b>Mar</b> S.A.')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Merknad til en annen rubrikk' }), 'I.18')
    const other = itemOf(/^Temperature/)
    await user.type(other.getByRole('textbox', { name: /^Hva skal det stå/ }), '-18')
    await user.click(other.getByRole('button', { name: 'Bruk merknaden' }))
    await user.click(itemOf(/^Means/).getByRole('button', { name: 'Riktig' }))
    await user.click(screen.getByRole('button', { name: 'Send til Nordhav Testeksport AS' }))
    await waitFor(() => expect(server.calls(answerSharedPage)).toHaveLength(1))
    expect(server.calls(answerSharedPage)[0]?.body).toEqual({
      token,
      right: ['I.16'],
      remarks: [
        { box: 'I.5', path, text: '<b>Mar</b> S.A.' },
        { box: 'I.18', text: '-18' },
      ],
    })
  })

  it('[EXP-12] loses no remark that is being written: not by another one, and not by sending', async () => {
    const { user, server } = await openShared()
    await user.click(itemOf(/^Consignee/).getByRole('button', { name: 'Merknad' }))
    await user.type(itemOf(/^Consignee/).getByRole('textbox', { name: /i stedet for/ }), ' Ltda')
    await user.click(itemOf(/^Means/).getByRole('button', { name: 'Merknad' }))
    expect(itemOf(/^Consignee/).getByDisplayValue(`${name} Ltda`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Alle navn er riktige' }))
    expect(screen.getByText(/^Du skriver på en merknad/).closest('[role=alert]')).toBeTruthy()
    expect(server.calls(answerSharedPage)).toEqual([])
  })

  it('[EXP-12] goes on from what was answered before', async () => {
    const answer = {
      answeredAt: '2026-11-21T10:00:00Z',
      right: ['I.16'],
      remarks: [{ box: 'I.5', path, was: name, text: 'Mar' }],
    }
    const { user } = await openShared(() => ({ ...page, answer }))
    expect(itemOf(/^Consignee/).getByText('Mar')).toBeTruthy()
    await user.click(itemOf(/^Consignee/).getByRole('button', { name: 'Riktig' }))
    expect(itemOf(/^Consignee/).queryByText('Mar')).toBeNull()
  })

  it('[EXP-12] says nothing more of a box that is gone, and of a remark that was taken in', async () => {
    const answer = {
      answeredAt: '2026-11-21T10:00:00Z',
      right: ['I.99'],
      remarks: [
        { box: 'I.5', path, was: 'Mar', text: name },
        { box: 'I.16', path: 'transport.flightNumber', was: 'TEST 8021', text: 'TEST 8022' },
        { box: 'I.98', text: 'x' },
      ],
    }
    const { user, server } = await openShared(() => ({ ...page, answer }))
    server.answer(answerSharedPage, () => page)
    await user.click(screen.getByRole('button', { name: 'Alle navn er riktige' }))
    await waitFor(() => expect(server.calls(answerSharedPage)).toHaveLength(1))
    expect(server.calls(answerSharedPage)[0]?.body).toEqual({ token, right: ['I.5', 'I.16'], remarks: [] })
  })

  it('[EXP-12] is told that the certificate was issued meanwhile, and how it is verified', async () => {
    let now = page
    const { user, server } = await openShared(() => now)
    server.answer(answerSharedPage, () => refuse(409, { title: 'Ta kontakt med eksportøren.' }))
    now = { ...page, stage: 'ISSUED', isOpen: false, boxes: [], verificationCode: 'ABCD-EFGH', issuedAt: page.endsAt }
    await user.click(screen.getByRole('button', { name: 'Alle navn er riktige' }))
    const verify = await screen.findByRole('link', { name: 'Kontroller sertifikatet' })
    expect(verify.getAttribute('href')).toBe('/kontroller/ABCDEFGH')
    expect(screen.queryByRole('button', { name: /^Send til/ })).toBeNull()
  })

  it('[EXP-12] downloads the draft, and is told where that fails', async () => {
    const { user, server } = await openShared()
    server.answer(drawSharedDraft, () => refuse(503))
    await user.click(screen.getByRole('button', { name: 'Last ned utkastet' }))
    expect((await screen.findByText(/^Utkastet ble ikke lastet ned/)).closest('[role=alert]')).toBeTruthy()
  })
})

it.each([404, 400])(
  '[EXP-12] a link that shows nothing (%i) says one sentence, whatever became of it',
  async (status) => {
    await openShared(() => refuse(status))
    expect(screen.getByRole('heading', { level: 1, name: 'Lenken virker ikke' })).toBeTruthy()
    expect(screen.getByText('Be den som ga deg lenken, om en ny.')).toBeTruthy()
    expect(document.body.textContent).not.toContain('Nordhav')
  },
)
