import {
  getApplication,
  getSession,
  giveFeedback,
  listApplications,
  listOperatingMessages,
  listReportees,
} from '@eksport/api'
import { logOut, lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { contact } from '@eksport/portal/text/contact.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp, openBare } from '#src/testing/open-app.tsx'
import { organisation, startSubmitterServer } from '#src/testing/start-server.ts'

const other = { organisationNumber: '310000019', name: 'Nordhav Eksport AS' }

const reportee = ({ organisationNumber, name }: typeof other) => ({
  organizationNumber: organisationNumber,
  brreg: { name, organizationNumber: organisationNumber },
})

describe('who is not logged in', () => {
  const start = () => {
    const server = startSubmitterServer()
    server.answer(getSession, () => refuse(401))
    return server
  }

  it('[RTE-01] finds the way to the login on the front page', async () => {
    start()
    openApp('/')
    const login = await screen.findByRole('link', { name: 'Logg inn med ID-porten' })
    expect(login.getAttribute('href')).toBe('/oauth2/authorization/idporten?next=%2Foversikt')
    expect(screen.queryByText(/Du er logget ut/)).toBeNull()
  })

  it('[AUT-05] comes back to the page that they asked for', async () => {
    start()
    const { address } = openApp('/soeknader/4001/detaljer')
    const login = await screen.findByRole('link', { name: 'Logg inn med ID-porten' })
    expect(address()).toBe('/?neste=%2Fforetak%2F310000043%2Fsoeknader%2F4001%2Fdetaljer')
    expect(login.getAttribute('href')).toContain('next=%2Fforetak%2F310000043%2Fsoeknader%2F4001%2Fdetaljer')
    expect(screen.getByText(/Du er logget ut/)).toBeTruthy()
  })
})

describe('[AUT-05] whose session ends while a page stands', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Du er logget ut' })
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Du er logget ut' })).toBeNull())
  const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')))

  const end = (server: ReturnType<typeof startSubmitterServer>) => {
    server.answer(getSession, () => refuse(401))
    server.answer(listApplications, () => refuse(401))
    server.answer(giveFeedback, () => refuse(401))
  }

  const logInAgain = (server: ReturnType<typeof startSubmitterServer>, session = sessionOf({}, organisation)) => {
    server.answer(getSession, () => session)
    server.answer(listApplications, ({ query }) => pageOf([], query))
    server.answer(giveFeedback, () => undefined)
  }

  async function writeFeedback() {
    const server = startSubmitterServer()
    const { user, wholeAddress } = openApp('/oversikt')
    await user.click(await screen.findByRole('button', { name: 'Gi tilbakemelding' }))
    const form = within(await screen.findByRole('dialog', { name: 'Gi tilbakemelding' }))
    await user.click(form.getByRole('radio', { name: 'Bra' }))
    await user.type(form.getByRole('textbox', { name: /Kommentar/ }), 'Raskt')
    const send = () => user.click(form.getByRole('button', { name: 'Send inn' }))
    return { server, user, form, send, wholeAddress }
  }

  it('logs in beside what they were writing, and sends it', async () => {
    const { server, form, send, wholeAddress } = await writeFeedback()
    end(server)
    await send()
    const login = within(await dialog()).getByRole('link', { name: 'Logg inn i ny fane' })
    expect([login.getAttribute('target'), login.getAttribute('href')]).toEqual([
      '_blank',
      '/oauth2/authorization/idporten?next=%2Foversikt',
    ])
    expect(wholeAddress()).toBe('/foretak/310000043/oversikt')
    await comeBack()
    await dialog()
    logInAgain(server)
    await comeBack()
    await isGone()
    await send()
    expect(await screen.findAllByText('Takk for tilbakemeldingen!')).not.toEqual([])
    expect(form.queryByRole('alert')).toBeNull()
    expect(server.calls(giveFeedback).at(-1)?.body).toMatchObject({ rating: 4, comment: 'Raskt' })
  })

  it('has what could not be read meanwhile as soon as they are back, on the page where they were', async () => {
    const server = startSubmitterServer()
    server.answer(listApplications, ({ query }) => pageOf([], query))
    const { user, address } = openApp('/driftsmeldinger')
    const overview = await screen.findByRole('link', { name: 'Oversikt' })
    end(server)
    await user.click(overview)
    await dialog()
    expect(address()).toBe('/oversikt')
    const asked = server.calls(listApplications).length
    logInAgain(server)
    await comeBack()
    await isGone()
    await waitFor(() => expect(server.calls(listApplications).length).toBeGreaterThan(asked))
    expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull()
  })

  it('puts it away, and is told again at the next attempt', async () => {
    const server = startSubmitterServer()
    const { user } = openApp('/driftsmeldinger')
    const overview = await screen.findByRole('link', { name: 'Oversikt' })
    end(server)
    await user.click(overview)
    await user.click(within(await dialog()).getByRole('button', { name: 'Ikke nå' }))
    await isGone()
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    await dialog()
  })

  it('[SEC-08] leaves the page to whoever has logged in meanwhile, and sends nothing as them', {
    tags: 'proof',
  }, async () => {
    const { server, send, wholeAddress } = await writeFeedback()
    end(server)
    await send()
    await dialog()
    const sent = server.calls(giveFeedback).length
    const { person, ...session } = sessionOf({}, organisation)
    logInAgain(server, { ...session, person: { ...person, id: 'somebody-else' } })
    await send()
    await waitFor(() => expect(wholeAddress()).toBe('/'))
    expect(server.calls(giveFeedback)).toHaveLength(sent)
  })

  it('[EXP-03] finishes the word first', { tags: 'proof' }, async () => {
    const { server, user, form, send } = await writeFeedback()
    end(server)
    await send()
    const comment = form.getByRole<HTMLTextAreaElement>('textbox', { name: /Kommentar/ })
    await user.type(comment, ' og greit')
    expect(comment.value).toBe('Raskt og greit')
    await dialog()
  })
})

describe('who must choose an organisation', () => {
  const start = (reportees = [organisation, other]) => {
    const server = startSubmitterServer()
    server.answer(getSession, () => sessionOf({}, null))
    server.answer(listReportees, () => reportees.map(reportee))
    server.answer(listApplications, ({ query }) => pageOf([], query))
    return server
  }

  it('[RTE-06] [AUT-03] is asked before anything else, and goes on to where they wanted', async () => {
    start()
    const { user, wholeAddress } = openBare('/oversikt?page=1')
    await user.click(await screen.findByRole('radio', { name: /Nordhav Eksport AS/ }))
    await user.click(screen.getByRole('button', { name: 'Fortsett' }))
    expect(wholeAddress()).toBe('/foretak/310000019/oversikt?page=1')
  })

  it('[RTE-06] is told to choose when nothing is chosen', async () => {
    start()
    const { user, wholeAddress } = openBare('/velg-virksomhet')
    await user.click(await screen.findByRole('button', { name: 'Fortsett' }))
    expect(await screen.findByText('Vennligst velg en virksomhet')).toBeTruthy()
    expect(wholeAddress()).toBe('/velg-virksomhet')
  })

  it('[AUT-04] reads whom to ask when there is none, and can log out', async () => {
    start([])
    openBare('/velg-virksomhet')
    expect(await screen.findByRole('heading', { name: 'Du representerer ingen virksomhet' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Logg ut' })).toBeTruthy()
  })
})

describe('who is logged in', () => {
  const start = () => {
    const server = startSubmitterServer()
    server.answer(listApplications, ({ query }) => pageOf([], query))
    return server
  }

  it('[EXP-04] goes on from an address that names no organisation to the same page of the one they begin with', async () => {
    const server = start()
    const { user, wholeAddress } = openBare('/oversikt?page=1')
    await waitFor(() => expect(wholeAddress()).toBe('/foretak/310000043/oversikt?page=1'))
    await waitFor(() => expect(server.calls(listApplications)).not.toEqual([]))
    const messages = await screen.findByRole('link', { name: 'Driftsmeldinger' })
    expect(messages.getAttribute('href')).toBe('/foretak/310000043/driftsmeldinger')
    await user.click(messages)
    await waitFor(() => expect(wholeAddress()).toBe('/foretak/310000043/driftsmeldinger'))
  })

  it('[EXP-04] opens another organisation as a page of its own, and names the own in every call', async () => {
    const server = start()
    const named: (string | null)[] = []
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      if (init?.headers) named.push(new Headers(init.headers).get('eksport-organisation'))
      return server.fetch(input, init)
    })
    server.answer(listReportees, () => [organisation, other].map(reportee))
    const { user, wholeAddress } = openApp('/oversikt')
    await user.click(await screen.findByRole('button', { name: /Midnattsol Testlaks AS/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Bytt virksomhet' }))
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Midnattsol/ })).checked).toBe(true)
    await user.click(await screen.findByRole('radio', { name: /Nordhav Eksport AS/ }))
    await user.click(screen.getByRole('button', { name: 'Fortsett' }))
    expect(wholeAddress()).toBe('/foretak/310000019/oversikt')
    expect(new Set(named)).toEqual(new Set(['310000043']))
  })

  it('[EXP-04] [RTE-05] is told when they may not act for the organisation of an address', async () => {
    const server = start()
    server.answer(getSession, () => sessionOf({}, null))
    const { address } = openApp('/oversikt')
    expect(await screen.findByText(/Du kan ikke handle for virksomheten med org.nr. 310 000 043/)).toBeTruthy()
    expect(address()).toBe('/ingen-tilgang')
    expect(server.calls(listApplications)).toEqual([])
  })

  it('[AUT-01] [RTE-07] reads on the error page that the logout failed, and whom to call or write to', async () => {
    const server = start()
    server.answer(logOut, () => refuse(502))
    const { user, address } = openApp('/oversikt')
    await user.click(await screen.findByRole('button', { name: /Midnattsol Testlaks AS/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logg ut' }))
    await waitFor(() => expect(address()).toBe('/error?code=logout_error'))
    expect(await screen.findByText(/En feil oppstod ved utlogging/)).toBeTruthy()
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toContain(`tel:${contact.phone.replaceAll(' ', '')}`)
    expect(ways).toContain(`mailto:${contact.email}`)
  })

  it('[FBK-01] keeps what was written when the feedback was lost, and sends it once more under the same key', async () => {
    const server = start()
    server.answer(giveFeedback, lose)
    const { user } = openApp('/oversikt')
    await user.click(await screen.findByRole('button', { name: 'Gi tilbakemelding' }))
    const form = within(await screen.findByRole('dialog', { name: 'Gi tilbakemelding' }))
    await user.click(form.getByRole('radio', { name: 'Ok' }))
    await user.click(form.getByRole('button', { name: 'Send inn' }))
    expect(await form.findByText(/Klarte ikke å laste opp tilbakemelding/)).toBeTruthy()
    server.answer(giveFeedback, () => undefined)
    await user.click(form.getByRole('button', { name: 'Send inn' }))
    await screen.findAllByText('Takk for tilbakemeldingen!')
    const [lost, sent] = server.calls(giveFeedback)
    expect(sent?.idempotencyKey).toBe(lost?.idempotencyKey)
  })

  it('[RTE-04] [THM-06] reads what operations say and from when to when, in its own form and without what could do harm', async () => {
    const server = start()
    const inAll = (text: string) => ({ nb: text, nn: text, en: text })
    const words = (title: string, description: string) => ({
      ...{ title, titles: inAll(title) },
      ...{ description, descriptions: inAll(description) },
    })
    server.answer(listOperatingMessages, () => [
      {
        id: 'm-1',
        ...words('Stengt i natt', '<p>Fra <strong>kl. 22</strong></p><script>alert(1)</script>'),
        type: 'WARNING' as const,
        hideable: true,
        forOfficers: false,
        lastUpdated: '2026-11-19T08:00:00Z',
        effectiveFrom: '2026-11-20T21:00:00Z',
      },
      {
        id: 'm-2',
        ...words('Tregt i dag', '<p>Vi retter det.</p>'),
        type: 'INFO' as const,
        hideable: false,
        forOfficers: false,
        lastUpdated: '2026-11-19T08:00:07Z',
        effectiveFrom: '2026-11-19T08:00:00Z',
        expiresAt: '2026-11-19T15:00:00Z',
      },
    ])
    openApp('/driftsmeldinger')
    expect(await screen.findByRole('heading', { name: 'Stengt i natt' })).toBeTruthy()
    expect(screen.getByText('kl. 22').tagName).toBe('STRONG')
    expect(document.querySelector('script')).toBeNull()
    expect(screen.getByText(/20\.11\.2026 22:00/).textContent).toBe(
      'Gjelder fra 20.11.2026 22:00 · Sist oppdatert 19.11.2026 09:00:00',
    )
    expect(screen.getByText(/19\.11\.2026 16:00/).textContent).toBe(
      'Gjelder fra 19.11.2026 09:00 til 19.11.2026 16:00 · Sist oppdatert 19.11.2026 09:00:07',
    )
  })

  it('[RTE-04] reads that the messages could not be fetched, tries again, and reads that all is well', async () => {
    const server = start()
    server.answer(listOperatingMessages, lose)
    const { user } = openApp('/driftsmeldinger')
    const again = await screen.findByRole('button', { name: 'Prøv igjen' })
    expect(screen.getByText('Det oppsto en feil ved henting av driftsmeldinger')).toBeTruthy()
    server.answer(listOperatingMessages, () => [])
    await user.click(again)
    expect(await screen.findByText('Alle løsningene våre fungerer som normalt.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull())
  })

  it('[RTE-08] is told of an address that leads nowhere, with a way home', async () => {
    start()
    openApp('/finnes-ikke')
    const home = await screen.findByRole('link', { name: 'Gå til forsiden' })
    expect(home.getAttribute('href')).toBe('/foretak/310000043/')
  })

  it('[EXP-04] [SEC-08] leaves the page when the right to it is gone, and not when only what was asked for is', {
    tags: 'proof',
  }, async () => {
    const server = start()
    server.answer(getApplication, () => refuse(404))
    const { user, address } = openApp('/soeknader/4001/detaljer')
    await screen.findByText('Fant ingen søknad med referansenummer 4001.')
    expect(address()).toBe('/soeknader/4001/detaljer')
    server.answer(getSession, () => sessionOf({}, null))
    server.answer(listApplications, () => refuse(404))
    await user.click(await screen.findByRole('link', { name: 'Oversikt' }))
    await waitFor(() => expect(address()).toBe('/ingen-tilgang'))
  })
})
