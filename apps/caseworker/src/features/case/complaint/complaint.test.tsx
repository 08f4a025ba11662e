import { type CaseComplaining, decideComplaint, getCaseComplaint } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialogOf, openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const refused: Partial<Application> = {
  applicationStatus: 'AVSLAG',
  actions: [],
  refusal: {
    reason: 'Linje 8 var båndlagt.',
    legalBasis: '§ 3',
    complaint: { nb: 'Klag.', nn: 'Klag.', en: 'Complain.' },
    language: 'nb',
    decidedDateTime: '2026-11-03T10:00:00+01:00',
  },
}

const received: CaseComplaining = {
  refusedTime: '2026-11-03T10:00:00+01:00',
  refusedBy: 'Kari Nordli',
  deadline: '2026-11-24',
  offered: ['reverse', 'change', 'send-on', 'dismiss'],
  complaint: {
    ...{ state: 'RECEIVED', words: 'Vi har tillatelse.', filedBy: 'Ingrid Solheim', isLate: false },
    ...{ filedTime: '2026-11-20T14:05:00+01:00', attachments: [], decisions: [] },
  },
}

/** A refused case with a complaint that the server keeps. */
async function openComplaint(first: CaseComplaining = received) {
  let complaining = first
  const server = startCaseworkerServer()
  server.answer(getCaseComplaint, () => complaining)
  const app = await openCase(refused, { server })
  const decided = (next: CaseComplaining) => {
    complaining = next
    return next
  }
  return { ...app, decided }
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

describe('over a case whose refusal was complained about an officer', () => {
  it('[ADM-08] reads who refused and why, what is complained, and whether it is in time', async () => {
    await openComplaint()
    const shown = await panel('Klage mottatt')
    for (const words of [
      'Avslaget 03.11.2026, av Kari Nordli',
      'Linje 8 var båndlagt.',
      'Vi har tillatelse.',
      'I tide',
    ]) {
      expect(shown.getByText(words)).toBeTruthy()
    }
    expect(shown.getByText(/fra Ingrid Solheim. Klagefrist 24.11.2026/)).toBeTruthy()
  })

  it('[ADM-08] [CW-13] must choose and say why, and keeps what was written until it is decided', async () => {
    const { user, server, decided } = await openComplaint()
    await user.click((await panel('Klage mottatt')).getByRole('button', { name: 'Vurder klagen' }))
    let dialog = await dialogOf('Vurder klagen på nytt')
    await user.click(dialog.getByRole('button', { name: 'Avgjør og send brev' }))
    expect(dialog.getByText('Velg et utfall.')).toBeTruthy()
    expect(dialog.getByText('Skriv en begrunnelse.')).toBeTruthy()
    expect(server.calls(decideComplaint)).toEqual([])
    expect(dialog.getByRole('button', { name: 'Se brevet' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(dialog.getByRole('radio', { name: /Omgjør helt/ }))
    await user.type(dialog.getByRole('textbox', { name: /Begrunnelse/ }), 'Lovlig slaktet.')
    await user.keyboard('{Escape}')
    await user.click((await panel('Klage mottatt')).getByRole('button', { name: 'Vurder klagen' }))
    dialog = await dialogOf('Vurder klagen på nytt')
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Omgjør helt/ }).checked).toBe(true)
    server.answer(decideComplaint, ({ body }) =>
      decided({
        ...received,
        offered: [],
        complaint: {
          ...(received.complaint as NonNullable<CaseComplaining['complaint']>),
          state: 'REVERSED',
          decisions: [{ ...body, by: 'Solveig Moen', time: '2026-11-28T10:00:00+01:00' }],
        },
      }),
    )
    await user.click(dialog.getByRole('button', { name: 'Avgjør og send brev' }))
    const after = await panel('Avslaget er omgjort')
    expect(await after.findByText('Omgjør helt 28.11.2026, av Solveig Moen')).toBeTruthy()
    expect(after.queryByRole('button', { name: 'Vurder klagen' })).toBeNull()
    expect(server.calls(decideComplaint)).toMatchObject([
      { body: { decision: 'reverse', reason: 'Lovlig slaktet.', language: 'nb' } },
    ])
  })

  it('[ADM-08] [ACT-04] is told why it was refused, and loses nothing', async () => {
    const { user, server } = await openComplaint({ ...received, offered: ['send-on'] })
    await user.click((await panel('Klage mottatt')).getByRole('button', { name: 'Vurder klagen' }))
    const dialog = await dialogOf('Vurder klagen på nytt')
    // One way on is chosen already.
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Oppretthold og send videre/ }).checked).toBe(true)
    await user.type(dialog.getByRole('textbox', { name: /Begrunnelse/ }), 'Vi står ved det.')
    server.answer(decideComplaint, () => refuse(409, { title: 'Handlingen er ikke mulig nå.' }))
    await user.click(dialog.getByRole('button', { name: 'Avgjør og send brev' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Handlingen er ikke mulig nå.')
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Begrunnelse/ }).value).toBe('Vi står ved det.')
  })

  it('[ADM-08] [AUT-07] without the right reads it; one that was sent on leads to the whole case', async () => {
    const complaint = {
      ...(received.complaint as NonNullable<CaseComplaining['complaint']>),
      state: 'SENT_ON' as const,
    }
    await openComplaint({ ...received, offered: [], complaint })
    const shown = await panel('Klagen er sendt videre')
    expect(shown.queryByRole('button', { name: /klage/i })).toBeNull()
    expect(shown.getByText(/Eksport sender den ikke/)).toBeTruthy()
    await waitFor(() =>
      expect(shown.getByRole('link', { name: 'Hele saken som PDF' }).getAttribute('href')).toMatch(/4001\/innsyn$/),
    )
  })
})
