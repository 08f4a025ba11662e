import {
  changeMessage,
  getFlags,
  getParameters,
  getSession,
  listCases,
  listFailedJobs,
  listManagedFlags,
  listManagedMessages,
  listOperatingMessages,
  listReferenceChanges,
  listStaff,
  type ManagedFlag,
  type ManagedMessage,
  publishMessage,
  type Staff,
  setFlag,
  takeDownMessage,
} from '@eksport/api'
import { flagNames, standardFlags } from '@eksport/domain'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { everydayFlags, sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

const texts = (nb: string, nn = '', en = '') => ({ nb, nn, en })

const planned: ManagedMessage = {
  id: 'm-1',
  version: 3,
  title: texts('Signering er nede lørdag', 'Signering er nede laurdag'),
  description: texts('<p>Søknader kan <strong>sendes</strong>.</p>', '<p>Søknader kan sendast.</p>'),
  type: 'WARNING',
  hideable: false,
  forOfficers: true,
  effectiveFrom: '2026-11-21T04:00:00Z',
  expiresAt: '2026-11-21T07:15:00Z',
  lastUpdated: '2026-11-19T08:00:00Z',
  changedBy: 'Solveig Moen',
}
const { expiresAt: _, ...endless } = planned
const shown: ManagedMessage = {
  ...endless,
  id: 'm-2',
  title: texts('Kløfta stenger'),
  effectiveFrom: '2026-11-18T08:00:00Z',
}
const expired: ManagedMessage = {
  ...planned,
  id: 'm-3',
  effectiveFrom: '2026-11-12T04:00:00Z',
  expiresAt: '2026-11-12T05:00:00Z',
}
const down: ManagedMessage = { ...shown, id: 'm-4', withdrawnAt: '2026-11-19T08:00:00Z' }

const flags: ManagedFlag[] = flagNames.map((name) => ({ name, enabled: standardFlags[name], version: 0 }))

const aColleague = (absences: Staff['absences']): Staff => ({
  ...{ id: 'p-1', name: 'Henrik Dahl', version: 1, freeDays: [], roles: [], formerRoles: [] },
  absences,
})

function start(messages: readonly ManagedMessage[] = [planned]) {
  const server = startCaseworkerServer()
  server.answer(getSession, () => sessionOf({ ...officer, roles: ['B', 'A'] }, null))
  server.answer(listManagedMessages, () => [...messages])
  server.answer(listManagedFlags, () => flags)
  return server
}

const heading = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Overskrift' })
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Tekst/ })
const write = async ({ user }: ReturnType<typeof openApp>, field: HTMLElement, words: string) => {
  await user.click(field)
  await user.paste(words)
}
const press = (app: ReturnType<typeof openApp>, name: string) => app.user.click(screen.getByRole('button', { name }))

describe('[CW-03] [AUT-07] the administration', () => {
  it('is led to from the menu of who administers', async () => {
    start()
    const app = openApp('/error')
    await app.user.click(await screen.findByRole('button', { name: new RegExp(officer.name) }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Administrasjon' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Driftsmeldinger og flagg' })).toBeTruthy()
    const sections = within(screen.getByRole('navigation', { name: 'Administrasjon' }))
    expect(sections.getByRole('link', { current: 'page' }).textContent).toBe('Driftsmeldinger og flagg')
  })

  it('says to others that they have no access, and asks for nothing', async () => {
    const server = start()
    server.answer(getSession, () => sessionOf({ ...officer, roles: ['B', 'V'] }, null))
    const app = openApp('/administrasjon')
    expect(await screen.findByText(/^Administrasjonen er for dem/)).toBeTruthy()
    await app.user.click(await screen.findByRole('button', { name: new RegExp(officer.name) }))
    expect(screen.queryByRole('menuitem', { name: 'Administrasjon' })).toBeNull()
    expect([...server.calls(listManagedMessages), ...server.calls(listManagedFlags)]).toEqual([])
  })

  it('[ADM-01] [ADM-04] [CW-12] leads whoever may not publish to what they may see, and says what waits there', async () => {
    const server = start()
    server.answer(getSession, () => sessionOf({ ...officer, roles: ['L'] }, null))
    server.answer(getParameters, () => ({
      fees: [],
      rules: [],
      periods: [],
      receivers: [],
      templates: [],
      lists: [],
      hours: [],
      offices: [],
      holidays: [],
    }))
    server.answer(listReferenceChanges, () => [])
    server.answer(listFailedJobs, () => ({ jobs: [], total: 3 }))
    const away = { firstDay: '2026-11-16', lastDay: '2099-11-20' }
    server.answer(listStaff, () => [aColleague([away]), aColleague([{ ...away, firstDay: '2099-11-19' }])])
    openApp('/administrasjon')
    const sections = within(await screen.findByRole('navigation', { name: 'Administrasjon' }))
    await sections.findByText('Ansatte, 1 borte')
    expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Kontorer og tider',
      'Gebyrer',
      'Regler',
      'Frister og lagring',
      'Mottakere',
      'Fraser og vedtakstekster',
      'Jobber som feilet3',
      'Ansatte, 1 borte',
      'Logg',
    ])
    expect(server.calls(listManagedMessages)).toEqual([])
  })
})

describe('[CW-03] operating messages', () => {
  it('are listed with whether they are shown, from when to when in Oslo, and for whom', async () => {
    start([planned, { ...shown, forOfficers: false }, expired, down])
    openApp('/administrasjon')
    const item = async (name: RegExp) => (await screen.findByRole('link', { name })).textContent
    expect(await item(/^Planlagt/)).toContain('21.11.2026 05:00 til 21.11.2026 08:15, eksportører og saksbehandlere')
    expect(await item(/^Vises/)).toContain('Fra 18.11.2026 09:00, eksportører')
    expect(await item(/^Utløpt/)).toBeTruthy()
    expect(await item(/^Tatt ned/)).toBeTruthy()
  })

  it('are published in the languages that are written, as they were seen in the preview', async () => {
    const server = start([])
    server.answer(publishMessage, ({ body }) => ({ ...planned, ...body, id: 'ny-1', version: 1 }))
    const app = openApp('/administrasjon')
    await app.user.click(await screen.findByRole('link', { name: 'Ny melding' }))
    await app.user.click(await heading())
    expect(screen.getByRole('tab', { name: 'English mangler' })).toBeTruthy()
    await press(app, 'Publiser')
    expect(await screen.findAllByText('Feltet er påkrevd')).toHaveLength(2)
    await write(app, await heading(), 'Tregt i dag')
    await write(app, text(), 'Vi **retter** det.')
    expect(screen.getByText('retter').tagName).toBe('STRONG')
    await app.user.click(screen.getByRole('tab', { name: 'English mangler' }))
    expect(screen.getByText(/ser leserne den på bokmål/)).toBeTruthy()
    await write(app, await heading(), 'Slow today')
    await press(app, 'Publiser')
    // The tab in which something is wrong comes into sight.
    expect(await screen.findByText(/Skriv både overskrift og tekst/)).toBeTruthy()
    await write(app, text(), 'We are on it.')
    await press(app, 'Publiser')
    await waitFor(() => expect(app.address()).toBe('/administrasjon?melding=ny-1'))
    expect(server.calls(publishMessage).map(({ body }) => body)).toEqual([
      {
        title: texts('Tregt i dag', '', 'Slow today'),
        text: texts('Vi **retter** det.', '', 'We are on it.'),
        type: 'INFO',
        hideable: true,
        forOfficers: false,
        effectiveFrom: '2026-11-20T11:00:00.000Z',
      },
    ])
  })

  it('[CW-13] are there as they were written after a reload, until they are given up', async () => {
    start([])
    const before = openApp('/administrasjon?melding=ny')
    await write(before, await heading(), 'Tregt i dag')
    cleanup()
    start([])
    const after = openApp('/administrasjon?melding=ny')
    expect((await heading()).value).toBe('Tregt i dag')
    expect(screen.getByText(/^Gjenopprettet fra/)).toBeTruthy()
    await press(after, 'Forkast endringene')
    expect((await heading()).value).toBe('')
    expect(screen.queryByText(/^Gjenopprettet fra/)).toBeNull()
  })

  it('say once what the server finds wrong, at its field in the tab that has it', async () => {
    const server = start()
    const words = 'Skriv høyst 200 tegn.'
    server.answer(changeMessage, () => refuse(400, { title: words, fieldErrors: { 'title.nn': [words] } }))
    const app = openApp('/administrasjon?melding=m-1')
    await heading()
    await write(app, text(), ' Nå.')
    await press(app, 'Lagre')
    expect(await screen.findAllByText(words)).toHaveLength(1)
    expect(screen.getByRole('tab', { name: /^Nynorsk/, selected: true })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Overskrift' })))
  })

  it('are changed with the version that was read, and what is written stays when that fails', async () => {
    const server = start()
    server.answer(changeMessage, () => refuse(500))
    server.answer(listCases, ({ query }) => pageOf([], query))
    const app = openApp('/administrasjon?melding=m-1')
    await heading()
    expect(text().value).toBe('Søknader kan **sendes**.')
    await write(app, text(), ' Nå.')
    await press(app, 'Lagre')
    expect(await screen.findByText(/Noe gikk galt/)).toBeTruthy()
    await app.user.click(screen.getByRole('link', { name: 'Tilbake til forsiden' }))
    app.back()
    await waitFor(() => expect(text().value).toBe('Søknader kan **sendes**. Nå.'))
    server.answer(changeMessage, ({ body }) => ({ ...planned, ...body, version: 4 }))
    await press(app, 'Lagre')
    await screen.findByText('Meldingen er lagret')
    const sent = server.calls(changeMessage).at(-1)
    expect(sent?.ifMatch).toBe('3')
    expect(sent?.body?.text.nb).toBe('Søknader kan **sendes**. Nå.')
    expect(screen.queryByRole('button', { name: 'Forkast endringene' })).toBeNull()
  })

  it('[SEC-04] that somebody else has changed are not written over unseen', async () => {
    const server = start()
    server.answer(changeMessage, () => refuse(412))
    const app = openApp('/administrasjon?melding=m-1')
    await write(app, await heading(), ' kl. 06')
    server.answer(listManagedMessages, () => [{ ...planned, version: 4, title: texts('Deres') }])
    await press(app, 'Lagre')
    expect(await screen.findByText('Deres')).toBeTruthy()
    await screen.findByRole('button', { name: 'Bruk deres i stedet' })
    expect((await heading()).value).toBe('Signering er nede lørdag kl. 06')
    server.answer(changeMessage, ({ body }) => ({ ...planned, ...body, version: 5 }))
    await press(app, 'Gå videre med min tekst')
    await press(app, 'Lagre')
    await screen.findByText('Meldingen er lagret')
    expect(server.calls(changeMessage).map(({ ifMatch }) => ifMatch)).toEqual(['3', '4'])
  })

  it('are taken down, and shown again', async () => {
    const server = start([shown])
    server.answer(takeDownMessage, () => ({ ...down, id: shown.id, version: 4 }))
    const app = openApp('/administrasjon?melding=m-2')
    await heading()
    await press(app, 'Ta ned')
    expect(await screen.findByRole('link', { name: /^Tatt ned/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ta ned' })).toBeNull()
    expect(await screen.findByRole('button', { name: 'Lagre og vis igjen' })).toBeTruthy()
    expect(server.calls(takeDownMessage).map(({ ifMatch }) => ifMatch)).toEqual(['3'])
  })

  it('that are for officers stand above their pages, and no others', async () => {
    const server = start([])
    const { title: _, description: descriptions, ...rest } = shown
    const one = {
      ...rest,
      title: 'For alle',
      titles: texts('For alle', 'For alle', 'For all'),
      description: '',
      descriptions,
    }
    server.answer(listOperatingMessages, () => [
      one,
      { ...one, id: 'm-9', title: 'Bare ute', titles: texts('Bare ute', '', ''), forOfficers: false },
    ])
    openApp('/administrasjon')
    const strips = within(await screen.findByRole('region', { name: 'Driftsmeldinger' }))
    expect(await strips.findByText('For alle')).toBeTruthy()
    expect(screen.queryByText('Bare ute')).toBeNull()
  })
})

describe('[CW-03] [RTE-21] flags', () => {
  const flag = () => screen.findByRole('switch', { name: 'Stengt for innsending' })

  it('[CW-13] ask before what is dangerous, say what they do and why, and are undone with one press', async () => {
    const server = start()
    const set = {
      name: 'disabledSubmission',
      enabled: true,
      version: 1,
      changedAt: '2026-11-20T10:00:00Z',
      changedBy: 'Solveig Moen',
      reason: 'TRACES er nede',
    } as const
    server.answer(setFlag, () => set)
    server.answer(getFlags, () => ({ ...everydayFlags, disabledSubmission: true }))
    const app = openApp('/administrasjon')
    await app.user.click(await flag())
    const dialog = within(await screen.findByRole('dialog', { name: 'Slå på «Stengt for innsending»?' }))
    expect(dialog.getByText(/Ingen eksportør i landet får sendt inn noe/)).toBeTruthy()
    await app.user.click(dialog.getByRole('button', { name: 'Slå på' }))
    expect(server.calls(setFlag)).toEqual([])
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Begrunnelse' }))
    await app.user.keyboard('TRACES er nede')
    await app.user.click(dialog.getByRole('button', { name: 'Slå på' }))
    await screen.findByText(/Satt 20.11.2026.*av Solveig Moen/)
    expect((await flag()).getAttribute('aria-checked')).toBe('true')
    const [call] = server.calls(setFlag)
    expect([call?.params, call?.body, call?.ifMatch]).toEqual([
      { name: 'disabledSubmission' },
      { enabled: true, reason: 'TRACES er nede' },
      '0',
    ])
    expect(screen.getByText('Begrunnelse: TRACES er nede')).toBeTruthy()
    expect(screen.getAllByRole('switch')).toHaveLength(flagNames.length)
    server.answer(setFlag, () => ({ name: 'disabledSubmission' as const, enabled: false, version: 2 }))
    await app.user.click(await flag())
    await waitFor(() => expect(screen.queryByText('Begrunnelse: TRACES er nede')).toBeNull())
    expect(server.calls(setFlag)[1]).toMatchObject({ body: { enabled: false }, ifMatch: '1' })
  })

  it('[SEC-04] stand as somebody else has set them meanwhile', async () => {
    const server = start()
    server.answer(setFlag, () => refuse(412))
    const app = openApp('/administrasjon')
    const pickup = () => screen.findByRole('switch', { name: 'Felt for hvem som henter' })
    await app.user.click(await pickup())
    expect(await screen.findByText(/Noen andre satte flagget/)).toBeTruthy()
    expect((await pickup()).getAttribute('aria-checked')).toBe('false')
  })
})
