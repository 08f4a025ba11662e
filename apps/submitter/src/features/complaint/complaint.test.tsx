import { type Complaining, getApplication, getComplaint, listApplications, sendComplaint } from '@eksport/api'
import { type Application, formatDate } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { openDetail } from '#src/testing/open-detail.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

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

const open: Complaining = { refusedTime: '2026-11-03T10:00:00+01:00', deadline: '2026-12-11' }
const complaint: NonNullable<Complaining['complaint']> = {
  ...{ state: 'RECEIVED', words: 'Vi har tillatelse.', filedBy: 'Ingrid Solheim', isLate: false },
  ...{ filedTime: '2026-11-20T14:05:00+01:00', attachments: [], decisions: [] },
}

/** The page on which a refusal is complained about. */
async function openComplaint(first: Complaining = open, stored = refused) {
  const server = startSubmitterServer()
  let complaining = first
  const application = anApplication(stored)
  server.answer(getApplication, () => ({ application, validation: { errors: [], needsManualProcessing: false } }))
  server.answer(listApplications, ({ query }) => pageOf([], query))
  server.answer(getComplaint, () => complaining)
  const app = openApp('/soeknad/4001/klage')
  await screen.findByRole('heading', { level: 1, name: 'Klag på avslaget på #004001' })
  const filed = (next: Complaining) => {
    complaining = next
    return next
  }
  return { ...app, server, filed }
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Klagen/ })
const send = () => screen.getByRole('button', { name: 'Send klagen' })

describe('who complains about a refusal', () => {
  it('[ADM-08] reads until when and what was decided, must write, and comes to the application', async () => {
    const { user, server, filed, address } = await openComplaint()
    expect(screen.getByText(`Klagefristen er ${formatDate(open.deadline)}.`)).toBeTruthy()
    expect(screen.getByText('Linje 8 var båndlagt.')).toBeTruthy()
    await user.click(send())
    expect(screen.getByText('Skriv hva du klager på.')).toBeTruthy()
    expect(document.activeElement).toBe(field())
    await user.type(field(), ' Vi har tillatelse. ')
    server.answer(sendComplaint, () => filed({ ...open, complaint }))
    await user.click(send())
    await waitFor(() => expect(address()).toBe('/soeknader/4001/detaljer'))
    expect(await screen.findByRole('heading', { name: 'Klage mottatt' })).toBeTruthy()
    expect(server.calls(sendComplaint)).toMatchObject([{ body: { complaint: { words: 'Vi har tillatelse.' } } }])
  })

  it('[ADM-08] is told that it is late, and may send it', async () => {
    await openComplaint({ ...open, deadline: '2026-11-06' })
    expect(screen.getByText(/Klagefristen var .* Du kan sende klagen likevel/)).toBeTruthy()
    expect(send()).toBeTruthy()
  })

  it('[ADM-08] [ERR-01] keeps what was written where somebody else was first', async () => {
    const { user, server } = await openComplaint()
    await user.type(field(), 'Også jeg klager.')
    server.answer(sendComplaint, () => refuse(409, { title: 'Det er allerede klaget på avslaget.' }))
    await user.click(send())
    expect(await screen.findByText('Det er allerede klaget på avslaget.')).toBeTruthy()
    expect(field().value).toBe('Også jeg klager.')
  })

  it.each<[string, Complaining, Partial<Application>, RegExp]>([
    ['somebody has complained', { ...open, complaint }, refused, /Det er klaget på avslaget/],
    ['nothing was refused', open, { applicationStatus: 'INNSENDT', actions: [] }, /Søknaden er ikke avslått/],
  ])('[ADM-08] finds no form where %s', async (_, complaining, stored, words) => {
    await openComplaint(complaining, stored)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('on a refused application its exporter', () => {
  const openRefused = (complaining: Complaining) => {
    const server = startSubmitterServer()
    server.answer(getComplaint, () => complaining)
    return openDetail(refused, { server })
  }

  it('[ADM-08] finds the way to complain', async () => {
    await openRefused(open)
    expect(screen.getByRole('link', { name: 'Klag på vedtaket' }).getAttribute('href')).toMatch(
      /\/soeknad\/4001\/klage$/,
    )
  })

  it.each([
    ['RECEIVED', 'Klage mottatt', false],
    ['REVERSED', 'Avslaget er omgjort', true],
    ['CHANGED', 'Avslaget er endret delvis', true],
    ['SENT_ON', 'Klagen er sendt videre', false],
    ['DISMISSED', 'Klagen er avvist', false],
  ] as const)('[ADM-08] reads that the complaint is %s, and what to do', async (state, heading, mayCopy) => {
    const decision = {
      decision: 'reverse',
      reason: 'Lovlig slaktet.',
      language: 'nb',
      time: complaint.filedTime,
    } as const
    await openRefused({ ...open, complaint: { ...complaint, state, isLate: true, decisions: [decision] } })
    const alert = screen.getByRole('heading', { name: heading }).closest<HTMLElement>('.eks-alert')
    expect(alert?.textContent).toContain('Lovlig slaktet.')
    expect(alert?.querySelector('a[href*="originalReferenceNumber=4001"]') !== null).toBe(mayCopy)
    expect(alert?.textContent?.includes('Klagen kom etter fristen')).toBe(state === 'RECEIVED')
  })
})
