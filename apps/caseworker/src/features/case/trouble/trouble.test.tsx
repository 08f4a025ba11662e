import { handleCase, listCaseTicks, requestClarification, tickCase } from '@eksport/api'
import type { Delivery, HistoryEntry, RuleViolation } from '@eksport/domain'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { act, dialogOf, openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'
import { lapsedApproval, refusedDelivery, sentBackBy } from './trouble.ts'

const time = '2026-11-20T11:52:00+01:00'
const rejected: HistoryEntry = {
  id: 'h2',
  event: 'reject-signing',
  to: 'UNDER_VURDERING',
  actor: { role: 'BEHANDLER', name: 'Henrik Dahl' },
  reason: 'Feil mottaker på side 2.',
  time,
}
const approved: HistoryEntry = { ...rejected, id: 'h1', event: 'approve', to: 'TIL_SIGNERING' }
const delivery: Delivery = {
  id: '6d0bb1a7-6f8e-4d5c-9d0e-0c7b6f6b1c01',
  status: 'issued',
  country: 'BR',
  state: 'REFUSED',
  words: 'Consignee not registered.',
  answeredAt: time,
}
const stopped: Delivery = { ...delivery, state: 'STOPPED' }
const temperature: RuleViolation = {
  code: 'TEMPERATURE_INTERVAL',
  severity: 'MANUAL_PROCESSING',
  message: 'Temperaturen er uvanlig.',
  step: 'transport',
}

describe('[CW-12] the trouble of a case', () => {
  it('is a signature that was refused, until it is approved again', () => {
    expect(sentBackBy([approved, rejected])).toBe(rejected)
    expect(sentBackBy([approved, rejected, approved])).toBeUndefined()
    expect(sentBackBy([])).toBeUndefined()
  })

  it('[CW-10] is an approval that came to nothing, until there is another', () => {
    const lapsed: HistoryEntry = { ...approved, event: 'approval-lapsed' }
    expect(lapsedApproval([approved, lapsed])).toBe(lapsed)
    expect(lapsedApproval([lapsed, approved])).toBeUndefined()
    expect(lapsedApproval([lapsed, { ...approved, event: 'undo-approval' }])).toBeUndefined()
  })

  it('is a certificate that was refused, until another is on its way', () => {
    const approvedCase = { applicationStatus: 'GODKJENT' } as const
    expect(refusedDelivery(approvedCase, [delivery], [])).toEqual({ delivery })
    expect(refusedDelivery(approvedCase, [{ ...delivery, state: 'WAITING' }, delivery], [])).toBeUndefined()
    expect(refusedDelivery(approvedCase, [{ ...delivery, status: 'withdrawn' }], [])).toBeUndefined()
  })

  it('is the same certificate once its approval is withdrawn, while the case is assessed again', () => {
    const assessed = { applicationStatus: 'UNDER_VURDERING' } as const
    expect(refusedDelivery(assessed, [stopped], [])).toEqual({ delivery: stopped })
    expect(refusedDelivery({ applicationStatus: 'AVSLAG' }, [stopped], [])).toBeUndefined()
    const { words: _, ...neverSent } = stopped
    expect(refusedDelivery(assessed, [neverSent], [])).toBeUndefined()
  })

  it.each(['send', 'resend'] as const)(
    'which the exporter has answered by %s after the refusal, not before',
    (event) => {
      const assessed = { applicationStatus: 'UNDER_VURDERING' } as const
      const before: HistoryEntry = { ...approved, event, time: '2026-11-20T08:00:00+01:00' }
      const after: HistoryEntry = { ...before, time: '2026-11-20T11:00:00Z' }
      expect(refusedDelivery(assessed, [stopped], [before])?.answer).toBeUndefined()
      expect(refusedDelivery(assessed, [stopped], [before, after])?.answer).toBe(after)
    },
  )
})

describe('[CW-10] [CW-12] an officer whose approval came to nothing', () => {
  it('reads so first', async () => {
    const history = (): HistoryEntry[] => [{ ...approved, event: 'approval-lapsed', to: 'UNDER_VURDERING' }]
    await openCase({ actions: ['approve'] }, { history })
    expect(await screen.findByRole('heading', { name: /^Godkjenningen ble ikke gjennomført, 20.11.2026/ })).toBeTruthy()
  })
})

describe('[CW-12] an officer with a case that came back from signing', () => {
  it('reads the signer’s words first, and approves when they have looked again at what they had ticked', async () => {
    const server = startCaseworkerServer()
    const tick = { tick: 'TEMPERATURE_INTERVAL', person: { id: 'b-1', name: 'Berit Behandler' }, time }
    let ticks = [{ ...tick, outdated: true }]
    server.answer(listCaseTicks, () => ticks)
    server.answer(tickCase, () => {
      ticks = [{ ...tick, outdated: false }]
      return ticks
    })
    const { user } = await openCase({ actions: ['approve'] }, { server, errors: [temperature] })
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Temperaturen/ })
    await screen.findByText(/før saken kom tilbake fra signering/)
    expect(box.checked).toBe(false)
    expect(act(/^Godkjenn/).getAttribute('aria-describedby'), 'it waits for the tick').not.toBeNull()
    await user.click(box)
    await waitFor(() => expect(act(/^Godkjenn/).getAttribute('aria-describedby')).toBeNull())
    expect(screen.queryByText(/før saken kom tilbake fra signering/)).toBeNull()
  })

  it('is not led to approve it once more where nothing is to be ticked', async () => {
    await openCase({ actions: ['approve'] }, { history: () => [approved, rejected] })
    await screen.findByRole('heading', { name: /^Henrik Dahl ville ikke signere/ })
    expect(act(/^Godkjenn/).dataset.kind).toBe('secondary')
  })

  it('reads who would not sign and why, and asks the exporter from there', async () => {
    const server = startCaseworkerServer()
    const { user } = await openCase(
      { actions: ['request-clarification'] },
      { server, history: () => [approved, rejected] },
    )
    const heading = await screen.findByRole('heading', { name: /^Henrik Dahl ville ikke signere/ })
    const box = within(heading.closest<HTMLElement>('.eks-alert') ?? document.body)
    expect(box.getByText('Feil mottaker på side 2.')).toBeTruthy()
    await user.click(box.getByRole('button', { name: 'Be eksportøren om avklaring' }))
    await dialogOf('Be eksportøren om avklaring')
  })
})

describe('[CW-12] an officer whose certificate was refused abroad', () => {
  it('is led to withdraw the approval, and then asks with the consignee chosen and the words written', async () => {
    // As the server has it: what is withdrawn is not sent, and keeps what was said of it.
    let state: Delivery['state'] = 'REFUSED'
    const reading = () => ({ deliveries: [{ ...delivery, state }] })
    const { user, server, change } = await openCase(
      { applicationStatus: 'GODKJENT', actions: ['withdraw-approval'] },
      { reading },
    )
    const heading = await screen.findByRole('heading', { name: /Myndigheten i Brasil har avvist eSertifikatet/ })
    const box = () => within(heading.closest<HTMLElement>('.eks-alert') ?? document.body)
    expect(box().getByText('Consignee not registered.')).toBeTruthy()
    await user.click(box().getByRole('button', { name: 'Trekk godkjenning' }))
    server.answer(handleCase, () => {
      state = 'STOPPED'
      return change({ applicationStatus: 'UNDER_VURDERING', actions: ['request-clarification'] })
    })
    const withdrawal = await dialogOf('Trekk godkjenningen?')
    await user.click(withdrawal.getByRole('button', { name: 'Trekk godkjenning' }))
    const ask = await screen.findByRole('button', { name: 'Be eksportøren rette mottaker' })
    await user.click(ask)
    const dialog = await dialogOf('Be eksportøren om avklaring')
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Melding til eksportøren' }).value).toContain(
      'Consignee not registered.',
    )
    server.answer(requestClarification, () => change({ applicationStatus: 'AVKLARING_INNSENDER', actions: [] }))
    await user.click(dialog.getByRole('button', { name: 'Send spørsmålet' }))
    await waitFor(() => expect(server.calls(requestClarification)).toHaveLength(1))
    const [asked] = server.calls(requestClarification)[0]?.body.clarification.questions ?? []
    expect(asked?.unlocking).toEqual({ unlocksAll: false, pins: [{ fact: 'recipient.consignee.name' }] })
  })

  it('is not offered to ask again once the exporter has answered, and reads that they have', async () => {
    const history = (): HistoryEntry[] => [{ ...approved, event: 'send', time: '2026-11-20T12:10:00+01:00' }]
    await openCase(
      { applicationStatus: 'UNDER_VURDERING', actions: ['request-clarification', 'approve'] },
      { reading: () => ({ deliveries: [stopped] }), history },
    )
    expect(await screen.findByText(/^Eksportøren har svart etter dette, 20\.11\.2026/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Be eksportøren rette mottaker' })).toBeNull()
  })
})
