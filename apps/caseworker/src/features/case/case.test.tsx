import {
  getCase,
  getCaseElectronicCertificate,
  getCaseReceipt,
  getCaseSheets,
  getCaseSignedCertificate,
  handleCase,
  keepScan,
  listCaseHistory,
  listCaseMessages,
  listCases,
  listOfficers,
  recordMatsPaper,
  recordOriginalPaper,
  requestClarification,
  sendAgain,
  tickCase,
} from '@eksport/api'
import type { Application, Delivery, Message, RuleViolation } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { act, openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const finding: RuleViolation = {
  code: 'TEMPERATURE_INTERVAL',
  severity: 'MANUAL_PROCESSING',
  message: 'Temperaturen er uvanlig.',
}

const answer: Message = {
  id: 'm-1',
  messageType: 'APPLICATION_CLARIFICATION_RESPONSE',
  message: 'Sensoren var feil.',
  createdTime: '2026-11-20T10:00:00+01:00',
  sender: { role: 'INNSENDER', name: 'Kari Prøve' },
  attachments: [],
}

/** What a case comes with where nothing is said: an answer of the exporter. */
const answered = () => [answer]

describe('in a case an officer', () => {
  it('[CW-02] reads what is stated, what was said, and what the check found', async () => {
    await openCase({ actions: [] }, { errors: [finding], messages: answered })
    expect(screen.getAllByText('Shanghai Sample Seafood Trading Co Ltd').length).toBeGreaterThan(0)
    expect(await screen.findByText('Sensoren var feil.')).toBeTruthy()
    expect(screen.getByText('Temperaturen er uvanlig.')).toBeTruthy()
    expect(screen.getByText('Du har ingen handlinger å gjøre i denne saken nå.')).toBeTruthy()
  })

  it('[CW-01] reads whose it is in the words of the list', async () => {
    await openCase({ applicationStatus: 'INNSENDT', actions: ['take'] })
    expect((await screen.findByText('Tildelt')).nextElementSibling?.textContent).toBe('Ufordelt')
  })

  it('[CW-02] [CW-10] takes it without being asked, in the version that they saw', async () => {
    const { user, server, change } = await openCase({ applicationStatus: 'INNSENDT', actions: ['take'] })
    server.answer(handleCase, () => change({ applicationStatus: 'UNDER_VURDERING', actions: ['approve'] }))
    await user.click(act(/^Ta til behandling/))
    expect(await screen.findAllByText('#004001: Du har tatt søknaden til behandling')).not.toEqual([])
    await waitFor(() => expect(act(/^Godkjenn/)).toBeTruthy())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.calls(handleCase)).toMatchObject([{ ifMatch: '4', body: { action: 'take' } }])
  })

  it('[STA-08] approves only what has been assessed, and says so', async () => {
    const { user, server, change } = await openCase({ actions: ['approve'] }, { errors: [finding] })
    server.answer(handleCase, () => change({ applicationStatus: 'GODKJENT', actions: [] }))
    const reason = () => document.getElementById(act(/^Godkjenn/).getAttribute('aria-describedby') ?? '')
    expect(reason()?.textContent).toMatch(/\d av \d/)
    const kept = { person: { id: 'b-1', name: 'Berit Behandler' }, time: '2026-11-20T11:52:00+01:00' }
    server.answer(tickCase, ({ body }) => body.ticks.map((tick) => ({ tick, ...kept })))
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Temperaturen er uvanlig/ })
    await user.click(act(/^Godkjenn/))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement, 'the press leads to what is missing').toBe(box)
    expect([reason()?.role, reason()?.textContent]).toEqual([
      'alert',
      'Du kan godkjenne når alle punktene er krysset av. 0 av 1 punkt vurdert',
    ])
    fireEvent.click(box)
    expect(box.checked, 'a box does not spring back until the server has answered').toBe(true)
    expect(await screen.findByText('Berit Behandler vurderte 20.11.2026 11:52:00')).toBeTruthy()
    expect(server.calls(tickCase)[0]?.body).toEqual({ ticks: ['TEMPERATURE_INTERVAL'], ticked: true })
    await user.click(act(/^Godkjenn/))
    await waitFor(() => expect(server.calls(handleCase)).toHaveLength(1))
    // What is ticked is stored already: the approval rests on it.
    expect(server.calls(handleCase)[0]?.body).toEqual({ action: 'approve', undoable: true })
  })

  it('[STA-04] [ACT-08] must say what the question is about and what it is, and asks', async () => {
    const { user, server, change } = await openCase({ actions: ['request-clarification'] })
    server.answer(requestClarification, () => change({ applicationStatus: 'AVKLARING_INNSENDER', actions: [] }))
    fireEvent.keyDown(document.body, { key: 'a' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Be eksportøren om avklaring' }))
    const send = () => user.click(dialog.getByRole('button', { name: 'Send spørsmålet' }))
    await send()
    expect(await dialog.findByText(/Velg minst ett felt/)).toBeTruthy()
    expect(dialog.getByText('Feltet er påkrevd')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: 'Finn felt' }), 'varelinje 1 netto')
    await user.click(dialog.getByRole('checkbox', { name: /Nettovekt/ }))
    await user.type(dialog.getByRole('textbox', { name: 'Melding til eksportøren' }), 'Er det kasser?')
    expect(server.calls(requestClarification)).toEqual([])
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(requestClarification)[0]?.body).toMatchObject({
      clarification: {
        questions: [
          {
            message: 'Er det kasser?',
            unlocking: { unlocksAll: false, pins: [{ line: 'vl-013', fact: 'netWeight' }] },
          },
        ],
      },
    })
  })

  it('[ACT-08] sees what changed since the question, beside question and answer', async () => {
    const question: Message = {
      ...answer,
      id: 'm-0',
      messageType: 'APPLICATION_CLARIFICATION_REQUEST',
      message: 'Er referansen riktig?',
      createdTime: '2026-11-20T09:00:00+01:00',
      sender: { role: 'BEHANDLER' },
    }
    const { actions: _actions, attachments: _attachments, ...sent } = anApplication()
    const unlocking = { pins: [{ fact: 'consignor.internalReference' }], unlocksAll: false }
    await openCase(
      {
        applicationStatus: 'UNDER_VURDERING',
        consignor: { ...sent.consignor, internalReference: 'F-NY' },
        clarification: { askedDateTime: question.createdTime, questions: [{ ...unlocking, messageId: 'm-0' }] },
      },
      { messages: () => [answer, question], reading: () => ({ assessed: sent }) },
    )
    const heading = await screen.findByRole('heading', { name: 'Endret siden sist' })
    const box = within(heading.closest<HTMLElement>('.eks-alert') ?? document.body)
    expect(await box.findByText('Er referansen riktig?')).toBeTruthy()
    expect(box.getByText('Sensoren var feil.')).toBeTruthy()
    expect(box.getByText('Fakturareferanse')).toBeTruthy()
    expect(box.getByText('F-NY')).toBeTruthy()
  })
})

describe('while the certificate is delivered, an officer', () => {
  const refused: Delivery = {
    id: '0b0f4dd0-6a56-4d4e-8d61-0d6f5f0f3a11',
    status: 'issued',
    country: 'CN',
    state: 'REFUSED',
    words: 'The importer is not registered.',
    answeredAt: '2026-11-22T10:05:00Z',
  }

  const { words: _, answeredAt: __, ...rest } = refused
  const waiting: Delivery = { ...rest, state: 'WAITING', nextAttemptAt: '2026-11-22T10:06:00Z' }

  it('[CRT-14] reads that nobody answers, and tries again now', async () => {
    const { user, server } = await openCase(
      { applicationStatus: 'GODKJENT', actions: [] },
      { reading: () => ({ deliveries: [{ ...waiting, problem: 'NO_ANSWER' }] }) },
    )
    expect(await screen.findByText(/Myndigheten i Kina svarer ikke/)).toBeTruthy()
    server.answer(sendAgain, lose)
    await user.click(screen.getByRole('button', { name: 'Prøv igjen nå' }))
    expect(await screen.findByText('Klarte ikke å sende på nytt. Prøv igjen.')).toBeTruthy()
  })

  it('[CRT-14] reads why it was refused, sends it again, and sees that it has arrived', { tags: 'proof' }, async () => {
    let deliveries: Delivery[] = [refused]
    const approved: Partial<Application> = { applicationStatus: 'GODKJENT', actions: [] }
    const { user, server, change } = await openCase(approved, { reading: () => ({ deliveries }) })
    const part = within(await screen.findByRole('region', { name: 'Levering' }))
    expect(part.getByText('The importer is not registered.')).toBeTruthy()
    expect(part.getByText(/Avvist av myndigheten i Kina 22\.11\.2026/)).toBeTruthy()
    server.answer(sendAgain, () => {
      deliveries = [waiting]
      return deliveries
    })
    await user.click(part.getByRole('button', { name: 'Send på nytt' }))
    expect(await part.findByText('Sendes til myndigheten i Kina.')).toBeTruthy()
    expect(server.calls(sendAgain)).toMatchObject([{ params: { deliveryId: refused.id } }])
    deliveries = [{ ...waiting, state: 'DELIVERED', answeredAt: '2026-11-22T10:06:00Z' }]
    change({ applicationStatus: 'UTSTEDT' })
    expect(await part.findByText(/Godtatt av myndigheten i Kina/)).toBeTruthy()
    expect(part.queryByRole('button')).toBeNull()
  })

  it('[CW-02] scans the signed paper in, as one PDF of all its sheets, and in the place of the one before', {
    tags: 'proof',
  }, async () => {
    const { user, server, change } = await openCase({ applicationStatus: 'UTSTEDT', actions: ['keep-scan'] })
    const added = () =>
      change({
        attachments: [
          { id: 's', type: 'SCANNED_HEALTH_CERTIFICATE', filename: 'skann.pdf', mimeType: 'application/pdf' },
        ],
      })
    await user.click(screen.getByRole('button', { name: 'Legg inn skannet sertifikat' }))
    const dialog = await screen.findByRole('dialog', { name: 'Skannet sertifikat' })
    await user.click(within(dialog).getByRole('button', { name: 'Legg inn' }))
    expect(within(dialog).getByText('Velg filen som skal legges inn.')).toBeTruthy()
    const scan = new File(['%PDF-1.7', 'x'.repeat(100)], 'skann.pdf', { type: 'application/pdf' })
    const field = dialog.querySelector('input[type=file]')
    if (!(field instanceof HTMLInputElement)) throw new Error('There is no field for a file')
    await user.upload(field, scan)
    await within(dialog).findByRole('button', { name: /skann\.pdf/ })
    const words = 'Sider i filen: 1. Ark i sertifikatet: 3. Skann alle arkene i én PDF.'
    server.answer(keepScan, () => refuse(422, { title: words, code: 'SCAN_INCOMPLETE' }))
    await user.click(within(dialog).getByRole('button', { name: 'Legg inn' }))
    expect(await within(dialog).findByText(words)).toBeTruthy()
    server.answer(keepScan, added)
    await user.click(within(dialog).getByRole('button', { name: 'Legg inn' }))
    expect(await screen.findByRole('button', { name: 'Bytt skannet sertifikat' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Last ned skannet sertifikat' })).toBeTruthy()
    expect(server.calls(keepScan)).toHaveLength(2)
  })
})

describe('where a paper is', () => {
  it('[MAT-01] of a certificate of the older service, is recorded on what replaces it, and followed while it is on its way', async () => {
    const { user, server, change } = await openCase({
      applicationStatus: 'UTSTEDT',
      originalReferenceNumberFromSkjematjenesten: '26051 123456',
      originalPaper: { state: 'RETURN_AGREED', trackingNumber: 'RR 1 NO', recordedTime: '2026-11-20T10:00:00+01:00' },
      actions: ['record-mats-paper'],
    })
    const original = within(await screen.findByRole('region', { name: 'Originalen' }))
    expect(original.getByText(/Følg sendingen RR 1 NO/)).toBeTruthy()
    const recordedTime = '2026-11-23T10:30:00+01:00'
    server.answer(recordMatsPaper, () => change({ originalPaper: { state: 'RETURNED', recordedTime }, actions: [] }))
    await user.click(original.getByRole('button', { name: 'Registrer papiret' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Papiret til 26051 123456' }))
    await user.click(dialog.getByRole('radio', { name: 'Levert tilbake' }))
    await user.click(dialog.getByRole('button', { name: 'Registrer papiret' }))
    expect(await original.findByText('Papiret til originalen: Levert tilbake · 23.11.2026 10:30:00')).toBeTruthy()
    expect(original.queryByText(/Følg sendingen/)).toBeNull()
  })

  it('[ACT-11] of an annulled certificate, is recorded on its own case', { tags: 'proof' }, async () => {
    const { user, server, change } = await openCase({
      applicationStatus: 'ANNULLERT',
      certificateFormats: ['PAPER'],
      paperSerial: 'NO 0148201',
      actions: ['record-paper'],
    })
    const paper = within(await screen.findByRole('region', { name: 'Det annullerte papiret' }))
    expect(paper.getByText('Papiret: Ingenting er registrert om hvor det er.')).toBeTruthy()
    const recordedTime = '2026-11-23T10:30:00+01:00'
    server.answer(recordOriginalPaper, () =>
      change({ paperFate: { fate: 'LOST', recordedBy: 'Berit Behandler', recordedTime }, actions: [] }),
    )
    await user.click(paper.getByRole('button', { name: 'Registrer papiret' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Registrer papiret' }))
    expect(dialog.getByText('Feltet er påkrevd')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Levert tilbake' }))
    await user.click(dialog.getByRole('radio', { name: 'Meldt tapt' }))
    await user.click(dialog.getByRole('button', { name: 'Registrer papiret' }))
    expect(await paper.findByText('Papiret: Meldt tapt · 23.11.2026 10:30:00 · Berit Behandler')).toBeTruthy()
  })

  it('[ACT-11] is recorded in the lists, too, for whoever goes back to them at once', { tags: 'proof' }, async () => {
    const { user, server, change, back, address } = await openCase({
      applicationStatus: 'ANNULLERT',
      certificateFormats: ['PAPER'],
      paperSerial: 'NO 0148201',
      actions: ['record-paper'],
    })
    server.answer(recordOriginalPaper, () => change({ actions: [] }))
    const toList = () => user.click(screen.getByRole('link', { name: 'Tilbake til forsiden' }))
    await toList()
    await waitFor(() => expect(address()).not.toContain('/soeknader/'))
    back()
    await user.click(await screen.findByRole('button', { name: 'Registrer papiret' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('radio', { name: 'Meldt tapt' }))
    const before = server.calls(listCases).length
    await user.click(dialog.getByRole('button', { name: 'Registrer papiret' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await toList()
    await waitFor(() => expect(server.calls(listCases).length).toBeGreaterThan(before))
  })
})

describe('whose a case is', () => {
  const owner = { id: 'b-2', name: 'Solveig Moen' }

  it.each([
    ['nothing more while its owner is at work', [{ ...owner, cases: 3 }], undefined],
    ['when they are back', [{ ...owner, cases: 3, absentUntil: '2026-11-27' }], 'borte til og med 27.11.2026'],
    ['that they may not have it any more', [], 'kan ikke ha saker'],
  ])('[ACT-05] says %s', async (_, officers, mark) => {
    const server = startCaseworkerServer()
    server.answer(listOfficers, () => officers)
    await openCase({ caseworker: owner }, { server })
    const label = await screen.findByText('Tildelt')
    if (mark !== undefined) expect(await screen.findByText(mark)).toBeTruthy()
    await waitFor(() => expect(server.calls(listOfficers)).toHaveLength(1))
    const marks = within(label.parentElement ?? label).queryAllByText(/^(borte|kan ikke)/)
    expect(marks.map(({ textContent }) => textContent)).toEqual(mark === undefined ? [] : [mark])
  })
})

describe('who transfers a case', () => {
  it('chooses among all but its owner, and reads how many cases each has', async () => {
    const { user, server } = await openCase({
      actions: ['transfer'],
      caseworker: { id: 'b-1', name: 'Berit Behandler' },
    })
    server.answer(listOfficers, () => [
      { id: 'b-1', name: 'Berit Behandler', cases: 3 },
      { id: 'b-2', name: 'Solveig Moen', cases: 1 },
      { id: 'b-3', name: 'Henrik Dahl', cases: 2 },
    ])
    await user.click(screen.getByRole('button', { name: 'Overfør' }))
    const persons = within(await screen.findByRole('group', { name: 'Personer' }))
    await persons.findByRole('option', { name: 'Solveig Moen, 1 sak' })
    expect(persons.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Solveig Moen, 1 sak',
      'Henrik Dahl, 2 saker',
    ])
  })
})

describe('when the server refuses, an officer', () => {
  const reject = async (failure: () => ReturnType<typeof refuse>) => {
    const opened = await openCase({ actions: ['refuse'] })
    opened.server.answer(handleCase, failure)
    await opened.user.click(act(/^Avslå/))
    const dialog = within(await screen.findByRole('dialog', { name: 'Avslå søknaden' }))
    for (const field of dialog.getAllByRole('textbox')) await opened.user.type(field, 'Forskriften § 3')
    await opened.user.click(dialog.getByRole('button', { name: 'Avslå' }))
    return { ...opened, dialog }
  }

  it('[CW-02] reads why, in the server’s words, and what was written is kept', async () => {
    const { dialog } = await reject(() =>
      refuse(409, { title: 'Saken er tatt av en annen.', code: 'TRANSITION_REFUSED' }),
    )
    expect(await dialog.findByText('Saken er tatt av en annen.')).toBeTruthy()
    expect(dialog.getAllByDisplayValue('Forskriften § 3').length).toBeGreaterThan(0)
  })

  it.each([
    [768, true],
    [1280, false],
  ])(
    '[CW-02] [CRT-08] is taken to the certificate where a window of %d px has it below the facts',
    async (width, isBelow) => {
      const { user, server } = await openCase({ actions: [] }, { width })
      server.answer(getCaseSheets, () => ({ width: 595, height: 842, pages: [], boxes: [] }))
      const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
      const button = screen.getByRole('button', { name: 'Fakta og sertifikat' })
      await user.click(button)
      const heading = await screen.findByRole('heading', { name: 'Sertifikatet' })
      expect(document.activeElement).toBe(isBelow ? heading : button)
      const taken = scrolled.mock.contexts.some((element) => element instanceof Element && element.contains(heading))
      expect(taken).toBe(isBelow)
      await waitFor(() => expect(server.calls(getCaseSheets)).toHaveLength(1))
      await user.keyboard('c')
      expect(button.getAttribute('aria-pressed'), '[CW-05]').toBe('false')
    },
  )

  it('[CW-05] goes on from the heading where the certificate takes the place of what had focus', async () => {
    const { user, server } = await openCase({ actions: [] }, { width: 1280 })
    server.answer(getCaseSheets, () => ({ width: 595, height: 842, pages: [], boxes: [] }))
    screen.getByRole('button', { name: /^Internt notat/ }).focus()
    await user.keyboard('c')
    expect(await screen.findByRole('heading', { name: 'Sertifikatet' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('tries again for the messages alone', async () => {
    const { user, server } = await openCase({ actions: [] }, { messages: lose })
    const again = await screen.findByRole('button', { name: 'Prøv igjen' })
    server.answer(listCaseMessages, () => [answer])
    const before = server.calls(getCase).length
    await user.click(again)
    expect(await screen.findByText('Sensoren var feil.')).toBeTruthy()
    expect(server.calls(getCase)).toHaveLength(before)
  })

  it('reads that a number belongs to no case', async () => {
    const server = startCaseworkerServer()
    for (const endpoint of [getCase, listCaseMessages, listCaseHistory]) server.answer(endpoint, () => refuse(404))
    openApp('/soeknader/4999')
    expect(await screen.findByText('Fant ingen søknad med referansenummer 4999.')).toBeTruthy()
  })

  it('[SEC-03] tries again what was lost, as the same act', { tags: 'proof' }, async () => {
    const { user, dialog, server } = await reject(lose)
    expect(await dialog.findByText(/^Vi får ikke kontakt med serveren/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Avslå' }))
    await waitFor(() => expect(server.calls(handleCase)).toHaveLength(2))
    const [first, second] = server.calls(handleCase)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('reads that a document could not be fetched, and which', { tags: 'proof' }, async () => {
    const { user, server } = await openCase({ applicationStatus: 'UTSTEDT', actions: ['download-signed-pdf'] })
    server.answer(getCaseReceipt, () => refuse(404))
    server.answer(getCaseSignedCertificate, () => refuse(404))
    await user.click(screen.getByRole('button', { name: 'Last ned kvittering' }))
    expect(await screen.findByText('Kunne ikke hente fil')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Last ned e-signert PDF' }))
    expect(await screen.findByText('Klarte ikke å laste ned signert PDF')).toBeTruthy()
    server.answer(getCaseElectronicCertificate, () => refuse(404))
    await user.click(screen.getByRole('button', { name: 'Last ned eSertifikat (XML)' }))
    expect(await screen.findByText('Kunne ikke hente fil')).toBeTruthy()
  })
})
