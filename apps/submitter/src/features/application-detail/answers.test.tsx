import { answerClarification, listAddressBook, reopenApplication } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
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
  it('[STA-04] [ACT-08] answers each, and is led to the one that is left', async () => {
    const { user, server, change } = await openDetail(askedTwo, { messages })
    server.answer(answerClarification, () => change({ applicationStatus: 'UNDER_VURDERING', actions: [] }))
    await user.type(answer(1), 'Ja, kasser.')
    await user.click(send())
    expect(document.activeElement).toBe(answer(2))
    expect(screen.getAllByText('Skriv et svar.')).toHaveLength(1)
    expect(server.calls(answerClarification)).toEqual([])
    await user.click(answer(2))
    await user.paste('å'.repeat(501))
    await user.click(send())
    expect(screen.getByText('Feltet kan maks inneholde 500 tegn.')).toBeTruthy()
    expect(answer(2).value).toHaveLength(501)
    expect(server.calls(answerClarification)).toEqual([])
    await user.clear(answer(2))
    await user.type(answer(2), 'I morgen.')
    // Pressed twice it is sent once.
    await user.dblClick(send())
    expect(await screen.findAllByText('Svaret er sendt')).not.toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(server.calls(answerClarification)).toHaveLength(1)
    expect(server.calls(answerClarification)[0]?.body.message).toMatchObject({
      answers: [
        { question: 'm-1', message: 'Ja, kasser.', files: 0 },
        { question: 'm-2', message: 'I morgen.', files: 0 },
      ],
    })
  })

  it('[SEC-03] sends what was lost once more, as the same answers', { tags: 'proof' }, async () => {
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

  it('[STA-04] finds the answers again that were begun, each at its question', { tags: 'proof' }, async () => {
    const opened = await openDetail(askedTwo, { messages })
    await opened.user.type(answer(2), 'Halvveis')
    await opened.user.click(screen.getByRole('link', { name: 'Tilbake til forsiden' }))
    await waitFor(() => expect(opened.address()).toMatch(/^\/oversikt/))
    opened.back()
    await waitFor(() => expect(answer(2).value).toBe('Halvveis'))
    expect(answer(1).value).toBe('')
  })

  it('[ACT-12] reads what was begun when the question is taken back while they write', { tags: 'proof' }, async () => {
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

describe('who comes to a draft that was opened to answer', () => {
  const begun: Partial<Application> = {
    ...askedOne,
    applicationStatus: 'UNDER_REGISTRERING',
    revision: 2,
    actions: ['edit', 'withdraw'],
  }

  it('[ACT-08] reads what the caseworker waits for, and goes on with the answer', async () => {
    const { user, address } = await openDetail(begun, { messages })
    expect(screen.getByText('SVAR UNDER REGISTRERING')).toBeTruthy()
    expect(await screen.findByText('Er det kasser?', { selector: 'blockquote' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Rediger søknaden' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Fortsett på svaret' }))
    await waitFor(() => expect(address()).toMatch(/^\/soeknader\/4001(?!\/detaljer)/))
  })

  it('[ACT-06] reads why the clock stands, and nothing of an answer where it stands for another reason', async () => {
    await openDetail(begun, { messages })
    expect(screen.getByText('til spørsmålet er besvart')).toBeTruthy()
    cleanup()
    await openDetail({ applicationStatus: 'STOPPET' })
    expect(screen.getByText('Klokken er stanset')).toBeTruthy()
    expect(screen.queryByText('til spørsmålet er besvart')).toBeNull()
  })
})

describe('who corrects what was unlocked', () => {
  const correct = () => screen.getByRole('button', { name: 'Rett og svar' })

  it('[ACT-08] comes to the form of the application', async () => {
    const { user, server, change, address } = await openDetail(askedOne, { messages })
    server.answer(reopenApplication, () =>
      change({ applicationStatus: 'UNDER_REGISTRERING', revision: 2, actions: ['edit'] }),
    )
    // The form waits for the address book: meanwhile the page is the one that was left, and not the details of a draft.
    const book = Promise.withResolvers<[]>()
    server.answer(listAddressBook, () => book.promise)
    await user.click(correct())
    await waitFor(() => expect(server.calls(listAddressBook)).toHaveLength(1))
    expect(server.calls(reopenApplication)).toMatchObject([{ ifMatch: '1' }])
    expect(screen.queryByText('SVAR UNDER REGISTRERING')).toBeNull()
    expect(correct()).toBeTruthy()
    book.resolve([])
    await waitFor(() => expect(address()).toMatch(/^\/soeknader\/4001(?!\/detaljer)/))
    expect(await screen.findByRole('button', { name: 'Send svar' })).toBeTruthy()
  })

  it.each([
    ['some fields', false, /^Du kan endre det som er låst opp\. Resten står fast\./],
    ['the whole application, beside a question about one field', true, /^Du kan endre hele søknaden\./],
  ])('[ACT-08] reads of %s what may be changed', async (_, unlocksAll, words) => {
    const whole = { ...question('m-2'), unlocksAll }
    const questions = [question('m-1', 'consignor.internalReference'), whole]
    const clarification = { askedDateTime: '2026-11-20T10:00:00+01:00', questions }
    await openDetail({ ...askedOne, clarification }, { messages })
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByText(/Resten står fast/) === null).toBe(unlocksAll)
  })

  it.each([
    ['lost', lose, 'Noe gikk galt. Vennligst prøv igjen senere.'],
    ['too old', () => refuse(412), /Søknaden er endret siden du åpnet siden/],
  ])('[ACT-08] [SEC-04] is told where the way was %s, and stays', async (_, failure, message) => {
    const { user, server, address } = await openDetail(askedOne, { messages })
    server.answer(reopenApplication, failure)
    await user.click(correct())
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy()
    expect(address()).toBe('/soeknader/4001/detaljer')
    await user.click(correct())
    await waitFor(() => expect(server.calls(reopenApplication)).toHaveLength(2))
    const [first, second] = server.calls(reopenApplication)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('[STA-04] reads that nothing can be sent now, where the server offers no way', async () => {
    await openDetail({ ...askedOne, actions: [] }, { messages })
    expect(screen.getByText(/Innsending er stengt akkurat nå/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Se driftsmeldinger' }).getAttribute('href')).toBe(
      '/foretak/310000043/driftsmeldinger',
    )
    expect(screen.queryByRole('button', { name: 'Send på nytt uendret' })).toBeNull()
  })
})
