import {
  type AccessPage,
  type CaseArchive,
  getAccess,
  getAccessPdf,
  getCaseArchive,
  getSession,
  requestAccess,
} from '@eksport/api'
import type { ArchiveEntry } from '@eksport/domain'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { openCase } from '#src/testing/open-case.ts'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

const archiveCaseInfo = { caseNumber: '2026/17', caseId: '17' }
const entry: ArchiveEntry = {
  number: 1,
  title: 'Søknad',
  documentType: 'Søknad',
  direction: 'I',
  accessCode: 'UO',
  legalBasis: 'Offl. § 13',
  documentTime: '2026-11-20T08:00:00Z',
  archivedTime: '2026-11-20T08:00:05Z',
}

const openArchive = (archive: () => CaseArchive) => {
  const server = startCaseworkerServer()
  server.answer(getCaseArchive, archive)
  return openCase({ archiveCaseInfo }, { server })
}
const section = async () =>
  within((await screen.findByRole('heading', { name: 'Arkiv' })).closest('section') ?? document.body)

describe('the archive of a case', () => {
  it('[ADM-06] tells the number, and what is filed with when and by what it is withheld', async () => {
    await openArchive(() => ({
      caseNumber: '2026/17',
      answered: true,
      entries: [entry, { ...entry, number: 2, title: 'Vedtak', accessCode: 'O', legalBasis: undefined }],
    }))
    const archive = await section()
    expect(await archive.findByText('Sak 2026/17')).toBeTruthy()
    expect(await archive.findByText('2 dokumenter arkivert')).toBeTruthy()
    expect(archive.getByText('Skjermet: Offl. § 13')).toBeTruthy()
    expect(archive.getByText('Offentlig')).toBeTruthy()
    expect(archive.getAllByText('20.11.2026 09:00')).toHaveLength(2)
  })

  it('[ADM-06] [SEC-23] says that it does not answer, and not that nothing is filed', async () => {
    await openArchive(() => ({ caseNumber: '2026/17', answered: false, entries: [] }))
    const archive = await section()
    expect(await archive.findByText(/Arkivet svarer ikke nå/)).toBeTruthy()
    expect(archive.queryByText(/dokumenter arkivert/)).toBeNull()
  })

  it('[ADM-06] says of a case that nobody has taken that it has no number, and asks for nothing', async () => {
    const { server } = await openCase({})
    expect((await section()).getByText('Saken har ikke fått nummer i arkivet ennå.')).toBeTruthy()
    expect(server.calls(getCaseArchive)).toEqual([])
  })
})

const page: AccessPage = {
  documents: [
    { title: 'Søknad', kind: 'APPLICATION', time: '2026-11-20T08:00:00Z', isInternal: false, isSentIn: false },
    {
      title: 'Vedlegg: pakkliste.pdf',
      kind: 'ATTACHMENT',
      time: '2026-11-20T08:00:00Z',
      isInternal: false,
      isSentIn: true,
    },
    { title: 'Internt notat', kind: 'NOTE', time: '2026-11-20T08:00:00Z', isInternal: true, isSentIn: false },
  ],
  parties: [
    { id: 'contact', kind: 'person', name: 'Ola Prøvesen' },
    { id: 'consignee', kind: 'company', name: 'Stillehavet Handel Ltd' },
  ],
  made: [],
}
const id = '0a1b2c3d-0000-4000-8000-000000000001'
const made = { id, requestedTime: '2026-11-20T09:00:00Z', requestedBy: 'Berit Behandler', redactions: 6 }

function openAccess() {
  const server = startCaseworkerServer()
  let state: 'WAITING' | 'DONE' | undefined
  server.answer(getAccess, () => ({ ...page, made: state === undefined ? [] : [{ ...made, state }] }))
  server.answer(requestAccess, () => {
    state = 'WAITING'
    return { id }
  })
  const finish = () => {
    state = 'DONE'
  }
  return { server, finish, ...openApp('/soeknader/4001/innsyn') }
}

describe('access to a case', () => {
  it('[ADM-07] is made without who and what is marked, and fetched when it is done', async () => {
    const { user, server, finish } = openAccess()
    expect(await screen.findByRole('heading', { level: 1, name: 'Innsyn i #004001' })).toBeTruthy()
    expect(await screen.findByText('2 av 3 gis ut')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Ola Prøvesen' }))
    // What somebody sent in cannot be redacted.
    expect(screen.getByText('1 av 3 gis ut')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Andre ord som skal sladdes' }), 'avtale PR-118')
    await user.type(screen.getByRole('textbox', { name: /^Hvem ba om innsyn/ }), 'Lokalavisa Prøven')
    await user.click(screen.getByRole('button', { name: 'Lag PDF og zip' }))
    expect(await screen.findByText('Lages')).toBeTruthy()
    expect(server.calls(requestAccess)).toMatchObject([
      { body: { parties: ['contact'], words: ['avtale PR-118'], askedBy: 'Lokalavisa Prøven' } },
    ])
    expect(screen.queryByRole('button', { name: 'Last ned PDF' })).toBeNull()
    finish()
    server.answer(getAccessPdf, lose)
    await user.click(await screen.findByRole('button', { name: 'Last ned PDF' }))
    expect((await screen.findByText('Filen ble ikke hentet. Prøv igjen.')).closest('[role=alert]')).toBeTruthy()
    expect(server.calls(getAccessPdf)[0]).toMatchObject({ params: { accessId: id } })
  })

  it('[ADM-07] [CW-13] keeps what was marked and written over a reload, until it is made', async () => {
    const { user } = openAccess()
    await user.click(await screen.findByRole('checkbox', { name: 'Ola Prøvesen' }))
    await user.type(screen.getByRole('textbox', { name: 'Andre ord som skal sladdes' }), 'avtale PR-118')
    cleanup()
    const again = openAccess()
    expect(await screen.findByRole('checkbox', { name: 'Ola Prøvesen', checked: true })).toBeTruthy()
    const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Andre ord som skal sladdes' })
    expect(words.value).toBe('avtale PR-118')
    await again.user.click(screen.getByRole('button', { name: 'Lag PDF og zip' }))
    expect(await screen.findByText('Lages')).toBeTruthy()
    cleanup()
    openAccess()
    expect(await screen.findByRole('checkbox', { name: 'Ola Prøvesen', checked: false })).toBeTruthy()
  })

  it('[ADM-07] says at the field which word is too short, and asks for nothing', async () => {
    const { user, server } = openAccess()
    const words = await screen.findByRole('textbox', { name: 'Andre ord som skal sladdes' })
    await user.type(words, 'x')
    await user.click(screen.getByRole('button', { name: 'Lag PDF og zip' }))
    expect(await screen.findByText('Et ord må ha minst to tegn.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(words))
    await user.clear(words)
    await user.click(words)
    await user.paste('avtale\n'.repeat(101))
    expect(screen.getByText('Høyst 100 linjer, hver på høyst 200 tegn.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Lag PDF og zip' }))
    expect(server.calls(requestAccess)).toEqual([])
  })

  it('[AUT-07] is offered to nobody else, and says so at its address', async () => {
    const server = startCaseworkerServer()
    server.answer(getSession, () => sessionOf({ ...officer, roles: ['V'] }, null))
    openApp('/soeknader/4001/innsyn')
    expect(await screen.findByText('Saksbehandlere og kontorledere gir innsyn.')).toBeTruthy()
    expect(server.calls(getAccess)).toEqual([])
  })
})
