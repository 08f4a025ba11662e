import { drawDecisionLetter, handleCase, listLegalBases, listOfficers, tickCase } from '@eksport/api'
import type { Officer, RuleViolation } from '@eksport/domain'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { act, dialogOf, openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const basis = {
  code: 'H-1',
  active: true,
  names: { nb: 'Eksportforskriften § 3', nn: 'Eksportforskrifta § 3', en: 'Export regulation section 3' },
}

describe('an officer who refuses', () => {
  async function openRefusal() {
    const server = startCaseworkerServer()
    server.answer(listLegalBases, () => [basis])
    server.answer(drawDecisionLetter, () => new Blob(['%PDF-'], { type: 'application/pdf' }))
    const opened = await openCase({ actions: ['refuse'] }, { server, reading: () => ({ letterLanguage: 'en' }) })
    await opened.user.click(act(/^Avslå/))
    return { ...opened, dialog: await dialogOf('Avslå søknaden') }
  }

  it('[STA-08] keeps a legal basis of their own when the language changes', async () => {
    const { user, dialog } = await openRefusal()
    const own = dialog.getByRole('textbox', { name: 'Hjemmel' })
    await user.type(own, 'Matloven § 23')
    await user.click(dialog.getByRole('radio', { name: 'Bokmål' }))
    expect(dialog.getByDisplayValue('Matloven § 23')).toBe(own)
  })
})

describe('an officer whose replaced certificate waits for its paper', () => {
  it('[ACT-12] records the paper, and reads of no cancellation that nobody asked for', async () => {
    const { user, server, change } = await openCase({
      applicationStatus: 'KANSELLERING_BEHANDLES',
      replacedByApplicationReferences: [4002],
      returnAgreement: { trackingNumber: 'RR 1 NO', recordedTime: '2026-11-20T10:00:00+01:00' },
      actions: ['grant-cancellation'],
      certificateFormats: ['PAPER'],
      paperSerial: 'NO 0148201',
    })
    expect(screen.getByText(/Følg sendingen RR 1 NO, og registrer papiret når det er kommet\./)).toBeTruthy()
    expect(screen.getAllByText('ERSTATTET, VENTER PÅ PAPIRET')).not.toEqual([])
    expect(document.body.textContent).not.toMatch(/kansellering/i)
    server.answer(handleCase, () => change({ applicationStatus: 'ERSTATTET', actions: [] }))
    await user.click(act(/^Registrer papiret/))
    const dialog = await dialogOf('Registrer papiret til det erstattede sertifikatet')
    expect(document.body.textContent).not.toMatch(/kansellering/i)
    await user.click(dialog.getByRole('radio', { name: 'Levert tilbake' }))
    await user.click(dialog.getByRole('button', { name: 'Registrer papiret' }))
    expect(await screen.findAllByText('#004001: Papiret er registrert')).not.toEqual([])
    expect(server.calls(handleCase)[0]?.body).toEqual({ action: 'grant-cancellation', paperFate: 'RETURNED' })
  })
})

describe('an officer who approves', () => {
  const finding = (code: RuleViolation['code'], message: string): RuleViolation => ({
    code,
    severity: 'MANUAL_PROCESSING',
    message,
  })
  const findings = [
    finding('TEMPERATURE_INTERVAL', 'Temperaturen er uvanlig.'),
    finding('MANUAL_CONTROL', 'Mottakeren er ny.'),
  ]

  it('[STA-08] [ACT-05] gets a tick back that was not stored, and reads that', async () => {
    const { user, server } = await openCase({ actions: ['approve'] }, { errors: findings })
    server.answer(tickCase, lose)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Temperaturen/ })
    fireEvent.click(box)
    expect(box.checked).toBe(true)
    expect((await screen.findByText('Avkryssingen ble ikke lagret. Prøv igjen.')).closest('[role=alert]')).toBeTruthy()
    await waitFor(() => expect(box.checked).toBe(false))
    await user.keyboard('g')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(box)
  })
})

describe('an officer who transfers', () => {
  const solveig = { id: 'b-2', name: 'Solveig Moen', office: 'BERGEN', cases: 1 }

  async function openTransfer(officers: readonly Officer[] | undefined) {
    const server = startCaseworkerServer()
    server.answer(listOfficers, () => (officers ? [...officers] : refuse(500)))
    const opened = await openCase({ actions: ['transfer'] }, { server })
    await opened.user.click(screen.getByRole('button', { name: 'Overfør' }))
    const dialog = await dialogOf('Overfør saken')
    const transfer = () => opened.user.click(dialog.getByRole('button', { name: 'Overfør' }))
    return { ...opened, dialog, field: dialog.getByRole('combobox', { name: 'Overfør til' }), transfer }
  }

  it('[ACT-05] reads at the field that the office has lost its last officer meanwhile, and chooses another', async () => {
    const { user, server, change, dialog, field, transfer } = await openTransfer([solveig])
    const words = 'Ved dette kontoret er det ingen som kan få saken.'
    const refusal = { title: words, code: 'OFFICE_WITHOUT_OFFICERS', fieldErrors: { transferTo: [words] } }
    server.answer(handleCase, () => refuse(409, refusal))
    await user.selectOptions(field, await dialog.findByRole('option', { name: 'Bergen' }))
    server.answer(listOfficers, () => [{ id: 'b-3', name: 'Aud Lie', cases: 0 }])
    await transfer()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(dialog.getAllByText(words)).toHaveLength(1)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(dialog.queryByRole('option', { name: 'Bergen' })).toBeNull())
    await user.selectOptions(field, dialog.getByRole('option', { name: /^Aud Lie/ }))
    expect(dialog.queryByText(words)).toBeNull()
    server.answer(handleCase, () => change({ actions: ['take'] }))
    await transfer()
    await waitFor(() => expect(server.calls(handleCase)).toHaveLength(2))
    expect(server.calls(handleCase)[1]?.body).toEqual({ action: 'transfer', transferTo: { personId: 'b-3' } })
  })
})
