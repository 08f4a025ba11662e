import { answerClarification } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openDetail } from '#src/testing/open-detail.ts'
import { asking, question } from '#src/testing/questions.ts'

const messages = [asking('m-1', 'Er det kasser?'), asking('m-2', 'Når kommer båten?')]
const askedOne: Partial<Application> = {
  applicationStatus: 'AVKLARING_INNSENDER',
  actions: ['resend', 'reopen', 'withdraw'],
  clarification: {
    askedDateTime: '2026-11-20T10:00:00+01:00',
    questions: [question('m-1', 'consignor.internalReference')],
  },
}
const askedTwo: Partial<Application> = {
  ...askedOne,
  actions: ['resend'],
  clarification: {
    askedDateTime: '2026-11-20T10:00:00+01:00',
    questions: [question('m-1', 'consignor.internalReference'), question('m-2')],
  },
}

const answer = (n: number) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^Svar på spørsmål ${n}`) })
const send = () => screen.getByRole('button', { name: 'Send på nytt uendret' })

describe('who is asked several things', () => {
  it('[SEC-03] sends what was lost once more, as the same answers', async () => {
    const { user, server } = await openDetail(askedTwo, { messages })
    server.answer(answerClarification, lose)
    await user.type(answer(1), 'Ja, kasser.')
    await user.type(answer(2), 'I morgen.')
    await user.click(send())
    expect(
      (await screen.findByText('Noe gikk galt. Vennligst prøv igjen senere.')).closest('[role=alert]'),
    ).toBeTruthy()
    await user.click(send())
    await waitFor(() => expect(server.calls(answerClarification)).toHaveLength(2))
    const [first, second] = server.calls(answerClarification)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    await user.type(answer(2), ' Kanskje.')
    await user.click(send())
    await waitFor(() => expect(server.calls(answerClarification)).toHaveLength(3))
    expect(server.calls(answerClarification)[2]?.idempotencyKey).not.toBe(first?.idempotencyKey)
  })

  it('[STA-04] finds the answers again that were begun, each at its question', async () => {
    const opened = await openDetail(askedTwo, { messages })
    await opened.user.type(answer(2), 'Halvveis')
    await opened.user.click(screen.getByRole('link', { name: 'Tilbake til forsiden' }))
    await waitFor(() => expect(opened.address()).toMatch(/^\/oversikt/))
    opened.back()
    await waitFor(() => expect(answer(2).value).toBe('Halvveis'))
    expect(answer(1).value).toBe('')
  })

  it('[ACT-12] reads what was begun when the question is taken back while they write', async () => {
    const say = openStream()
    const { user, change } = await openDetail(askedTwo, { messages })
    await user.type(answer(1), 'Ja, kasser.')
    const { version } = change({ applicationStatus: 'UNDER_VURDERING', actions: [] })
    await say({ kind: 'application', referenceNumber: 4001, version, organisationNumber: '310000043' })
    const alert = (await screen.findByText('Svaret ditt ble ikke sendt')).closest('[role=alert]')
    await waitFor(() => expect(document.activeElement).toBe(alert))
    expect(screen.getByText('Ja, kasser.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Forkast' }))
    expect(screen.queryByText('Ja, kasser.')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})
