import { getApplication, listMessages, sendMessage, withdrawApplication } from '@eksport/api'
import type { Application, Message } from '@eksport/domain'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openDetail } from '#src/testing/open-detail.ts'

describe('who reads an application', () => {
  it('[RTE-17] [RTE-18] goes back to the overview, which begins at its top', async () => {
    const { user, address } = await openDetail({})
    const scrolled = vi.spyOn(window, 'scrollTo')
    await user.click(screen.getByRole('link', { name: 'Tilbake til forsiden' }))
    await waitFor(() => expect(address()).toBe('/oversikt'))
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 })))
  })

  it.each([
    ['edit', 'Rediger søknaden', /\/soeknader\/4001(\/|$)(?!detaljer)/],
    ['replace', 'Erstatt', /4001/],
    ['order-copies', 'Bestill bekreftede kopier', /\/soeknad\/4001\/bekreftede-kopier/],
    ['cancel', 'Kanseller', /\/soeknad\/4001\/kansellering/],
  ] as const)(
    '[RTE-12] goes on to %s where the server offers it, and not where it does not',
    async (action, name, to) => {
      const { user, change, server } = await openDetail({ applicationStatus: 'UTSTEDT', actions: [action] })
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(to)
      change({ actions: [] })
      server.answer(sendMessage, () => written)
      await user.type(messageField(), 'Hei')
      await user.click(thread().getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
    },
  )

  it('[STA-08] reads why it was refused, on what, and how to complain', async () => {
    const complaint = { nb: 'Klag innen tre uker.', nn: 'Klag innan tre veker.', en: 'Complain within three weeks.' }
    await openDetail({
      applicationStatus: 'AVSLAG',
      refusal: {
        reason: 'Partiet er blandet.',
        legalBasis: 'Eksportforskriften § 3',
        complaint,
        language: 'nb',
        decidedDateTime: '2026-11-20T10:00:00+01:00',
      },
    })
    const alert = screen
      .getByRole('heading', { level: 2, name: 'Søknaden er avslått' })
      .closest<HTMLElement>('.eks-alert')
    const box = within(alert ?? document.body)
    for (const words of ['Partiet er blandet.', 'Eksportforskriften § 3', complaint.nb]) {
      expect(box.getByText(words)).toBeTruthy()
    }
  })

  it('[REP-01] reads that the paper of a certificate that was replaced must go back', async () => {
    await openDetail({
      applicationStatus: 'KANSELLERING_BEHANDLES',
      replacedByApplicationReferences: [4002],
      returnAgreement: { trackingNumber: 'RR 1 NO', recordedTime: '2026-11-20T10:00:00+01:00' },
    })
    expect(screen.getByText(/erstattet av #004002. Papiret må ikke brukes/)).toBeTruthy()
    expect(screen.getByText(/Avtalt sporingsnummer: RR 1 NO/)).toBeTruthy()
    // [ACT-12] They have asked for no cancellation.
    expect(screen.getAllByText('ERSTATTET, VENTER PÅ PAPIRET')).not.toEqual([])
    expect(document.body.textContent).not.toMatch(/kansellering/i)
  })

  it('[RTE-12] can copy what was sent into a new one', async () => {
    await openDetail({ applicationStatus: 'INNSENDT' })
    expect(screen.getByRole('link', { name: 'Kopier til ny' }).getAttribute('href')).toMatch(
      /\/soeknader\/ny\?originalReferenceNumber=4001$/,
    )
  })
})

const written: Message = {
  id: 'm-1',
  messageType: 'APPLICATION_MESSAGE',
  message: 'Hei',
  createdTime: '2026-11-20T11:00:00+01:00',
  sender: { role: 'INNSENDER', name: 'Kari Prøve' },
  attachments: [],
}
const thread = () => within(screen.getByRole('region', { name: 'Meldinger' }))
const messageField = () => thread().getByRole<HTMLTextAreaElement>('textbox', { name: /Melding til saksbehandler/ })

describe('who writes to the caseworker', () => {
  it('[MSG-01] sends a message with a file, which stands in the thread', async () => {
    const { user, server } = await openDetail({ applicationStatus: 'INNSENDT' })
    server.answer(sendMessage, () => {
      server.answer(listMessages, () => [written])
      return written
    })
    await user.click(thread().getByRole('button', { name: 'Send' }))
    expect(thread().getByText('Skriv en melding først.')).toBeTruthy()
    expect(document.activeElement).toBe(messageField())
    await user.type(messageField(), 'Hei')
    const field = thread().getByRole('button', { name: 'Legg ved' }).parentElement?.querySelector('input')
    if (!field) throw new Error('There is no field for files')
    await user.upload(field, new File(['%PDF-1.7', 'x'.repeat(100)], 'svar.pdf', { type: 'application/pdf' }))
    await user.click(thread().getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(messageField().value).toBe(''))
    expect(await thread().findByText('Hei')).toBeTruthy()
    expect(server.calls(sendMessage)[0]?.body).toMatchObject({
      message: { message: 'Hei' },
      attachments: { name: 'svar.pdf' },
    })
  })

  it('[MSG-01] [SEC-03] keeps what was lost, and sends the same once more', async () => {
    const { user, server } = await openDetail({ applicationStatus: 'INNSENDT' })
    server.answer(sendMessage, lose)
    await user.type(messageField(), 'Hei{Control>}{Enter}{/Control}')
    await user.click(await thread().findByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(server.calls(sendMessage)).toHaveLength(2))
    expect(messageField().value).toBe('Hei')
    const [first, second] = server.calls(sendMessage)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('[MSG-01] is not asked to about a draft that was never sent', async () => {
    const draft: Partial<Application> = { applicationStatus: 'UNDER_REGISTRERING', submittedDateTime: undefined }
    await openDetail(draft)
    expect(thread().getByText('Ingen meldinger.')).toBeTruthy()
    expect(thread().queryByRole('textbox')).toBeNull()
  })
})

describe('who withdraws', () => {
  const draft: Partial<Application> = { applicationStatus: 'UNDER_REGISTRERING', actions: ['edit', 'withdraw'] }
  const begin = async () => {
    const opened = await openDetail(draft)
    await opened.user.click(screen.getByRole('button', { name: 'Trekk tilbake' }))
    return { ...opened, dialog: within(await screen.findByRole('alertdialog')) }
  }

  it('[STA-04] is asked first, and nothing is done when they change their mind', async () => {
    const { user, server, dialog } = await begin()
    await user.click(dialog.getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Trekk tilbake' }))
    expect(server.calls(withdrawApplication)).toEqual([])
  })

  it('[STA-04] [SEC-03] reads in the question that it was not done, and tries again as the same', async () => {
    const { user, server, change, dialog } = await begin()
    server.answer(withdrawApplication, lose)
    await user.click(dialog.getByRole('button', { name: 'Trekk tilbake' }))
    await dialog.findByText('Klarte ikke å gjennomføre tilbaketrekking')
    expect(document.activeElement?.textContent).toContain('Klarte ikke å gjennomføre tilbaketrekking')
    server.answer(withdrawApplication, () => change({ applicationStatus: 'TRUKKET_TILBAKE', actions: [] }))
    await user.click(dialog.getByRole('button', { name: 'Trekk tilbake' }))
    expect(await screen.findAllByText('Søknaden er trukket tilbake')).not.toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    const [first, second] = server.calls(withdrawApplication)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('[STA-04] [SEC-04] reads that somebody else has changed it, has it anew, and withdraws that', async () => {
    const { user, server, change, dialog } = await begin()
    server.answer(withdrawApplication, () => {
      change({})
      return refuse(412)
    })
    const { length } = server.calls(getApplication)
    await user.click(dialog.getByRole('button', { name: 'Trekk tilbake' }))
    await dialog.findByText(/Søknaden er endret av noen andre, og er hentet på nytt/)
    await waitFor(() => expect(server.calls(getApplication).length).toBeGreaterThan(length))
    server.answer(withdrawApplication, () => change({ applicationStatus: 'TRUKKET_TILBAKE', actions: [] }))
    await user.click(dialog.getByRole('button', { name: 'Trekk tilbake' }))
    expect(await screen.findAllByText('Søknaden er trukket tilbake')).not.toEqual([])
    expect(server.calls(withdrawApplication).map(({ ifMatch }) => ifMatch)).toEqual(['1', '2'])
  })
})
