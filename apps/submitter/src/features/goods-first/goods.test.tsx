import {
  calculateFee,
  createApplication,
  listApplications,
  listCountryTemplates,
  listPickupOffices,
  validateApplication,
} from '@eksport/api'
import { anApplication } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { contact } from '@eksport/portal/text/contact.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clean } from '#src/testing/open-form.ts'
import { answerWare, choose, oil, openGoods, openReady, salmon, toCountry } from '#src/testing/open-goods.ts'

/** What the link to the office begins in the reader's mail program. */
function letter() {
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Spør kontoret' }).href,
  )
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') }
}

const main = () => screen.getByRole('main').textContent

describe('[EXP-09] what goes where', () => {
  it('[EXP-09] leads by Enter from answer to answer, and by Ctrl + Enter to a draft that has them', async () => {
    const { user, server, address } = await openReady()
    const steps: readonly (readonly [label: string, value?: string])[] = [
      ['Fiskeart', 'Laks'],
      ['Tilstand', 'Fersk'],
      ['Bearbeiding', 'Sløyd'],
    ]
    for (const [label, value = ''] of steps) {
      const field = screen.getByLabelText(label)
      await waitFor(() => expect(document.activeElement).toBe(field))
      await choose(user, field, value)
      await user.keyboard('{Enter}')
    }
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Oppdrett' })))
    await user.keyboard(' {Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mottakerland')))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Fly' })))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opprett' })))
    screen.getByRole('radio', { name: 'Fly' }).focus()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(address()).toBe('/soeknader/4010/avsender'))
    expect(server.calls(createApplication)).toMatchObject([
      {
        body: {
          certificateTemplate: '1.1.100',
          certificateFormats: ['PAPER', 'E_CERT'],
          countryOfDestination: 'CN',
          transport: { meansOfTransport: 'AIR' },
          productLines: [
            {
              species: '711',
              isAlive: false,
              processingState: 'FRESH',
              processingType: 'GUTTED',
              natureOfCommodity: 'FARMED',
            },
          ],
        },
      },
    ])
  })

  it.each(['/soeknader/varer', '/oversikt'])(
    '[EXP-09] begins in the species when it is opened from %s',
    async (from) => {
      const { user } = openGoods(from)
      await screen.findByRole('heading', { level: 1, name: from === '/oversikt' ? 'Søknader' : 'Hva skal hvor?' })
      if (from === '/oversikt') await user.keyboard('n')
      const species = await screen.findByLabelText('Fiskeart')
      await waitFor(() => expect(document.activeElement).toBe(species))
      await waitFor(() => expect(screen.getByLabelText('Mottakerland')).toHaveProperty('value', 'CN'))
      species.blur()
      await user.keyboard('/')
      expect(document.activeElement).toBe(screen.getByLabelText('Fiskeart'))
    },
  )

  it('[EXP-09] says why, what is accepted, the cost, the first time, what may stop it and what to have at hand', async () => {
    const { user } = await openReady()
    expect(screen.getByRole('heading', { name: 'Her kommer sertifikatene' })).toBeTruthy()
    await answerWare(user, 1, salmon)
    const part = within(await screen.findByRole('article', { name: /Kina, sunnhetsattest/ }))
    expect(screen.getByRole('heading', { name: 'Sendingen trenger ett sertifikat' })).toBeTruthy()
    for (const words of [
      'Mal 1.1.100',
      'Vare 1: Laks · Fersk · Sløyd · Oppdrett',
      /HS 030214/,
      'Gjelder fra 01.01.2020',
    ])
      expect(part.getByText(words)).toBeTruthy()
    for (const words of ['Papir', 'Elektronisk', 'Ikke PDF', 'Hentes i Kløfta', '20.11.2026 kl. 12:00'])
      expect(part.getByText(words)).toBeTruthy()
    expect(await part.findByText('700,-')).toBeTruthy()
    for (const words of [/må være fri for ILA og PD/, /ingen stengt periode i Kina/, /sjekkes når du har skrevet dem/])
      expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByText('Transport', { selector: 'dt' }).nextSibling?.textContent).toMatch(
      /^Flightnummer, .*Avgangsdato/,
    )
  })

  it('[EXP-09] [FEE-01] asks what it costs as the form does, says when it cannot be had, and asks again', async () => {
    const { user, server } = await openReady()
    server.answer(validateApplication, () => ({ errors: [], needsManualProcessing: true }))
    server.answer(calculateFee, () => refuse(500))
    await answerWare(user, 1, salmon)
    const part = within(await screen.findByRole('article', { name: /Kina, sunnhetsattest/ }))
    const again = await part.findByRole('button', { name: 'Prøv igjen' })
    expect(part.getByText('Kunne ikke hentes')).toBeTruthy()
    expect(screen.getByText('1 sertifikat · gebyret er ikke beregnet')).toBeTruthy()
    server.answer(calculateFee, ({ body }) => ({
      ...{ amount: 1400, currency: 'NOK' as const, outsideWorkingHours: true, rulesVersion: '2026' },
      lines: [{ code: body.applicationType, amount: 1400 }],
    }))
    await user.click(again)
    expect(await part.findByText(/^1\s?400,-$/)).toBeTruthy()
    expect(server.calls(calculateFee).at(-1)).toMatchObject({
      body: { retrievalDate: '2026-11-20', needsManualProcessing: true },
    })
  })

  it('[EXP-09] [FEE-01] does not go on waiting for a fee where no office has a time', async () => {
    const { user, server } = await openReady()
    server.answer(listPickupOffices, () => [])
    await answerWare(user, 1, salmon)
    expect(await screen.findByText('1 sertifikat · gebyret er ikke beregnet')).toBeTruthy()
    expect(server.calls(calculateFee)).toEqual([])
  })

  it('[EXP-09] keeps the focus at the certificate when another template takes its place', async () => {
    const { user, server } = openGoods()
    const formats = [{ format: 'PDF' as const, enabled: true }]
    server.answer(listCountryTemplates, () => ({
      CN: ['1.1.100', '2.1.22'].map((certificateTemplate) => ({
        certificateTemplate,
        supportedCertificateFormats: formats,
      })),
    }))
    await waitFor(() => expect(screen.getByLabelText('Mottakerland')).toHaveProperty('value', 'CN'))
    await answerWare(user, 1, salmon)
    await user.click(await screen.findByRole('button', { name: 'Bruk mal 2.1.22' }))
    const part = await screen.findByRole('article')
    expect(within(part).getByText('Mal 2.1.22')).toBeTruthy()
    expect(document.activeElement).toBe(within(part).getByRole('heading', { level: 3 }))
  })

  it('[EXP-09] says that the lists are on their way when enough is answered', async () => {
    const { user, server } = openGoods()
    const held = Promise.withResolvers<void>()
    server.answer(listCountryTemplates, async () => {
      await held.promise
      return {}
    })
    await screen.findByText(/^Velg fiskeart og mottakerland/)
    await choose(user, await screen.findByLabelText('Fiskeart'), 'Laks')
    await toCountry(user, 'Kina')
    expect(await screen.findByText('Vi ser i listene …')).toBeTruthy()
    held.resolve()
    expect(await screen.findByRole('heading', { name: 'Vi har ikke regler for dette' })).toBeTruthy()
  })

  it('[EXP-09] never answers nothing: what was looked at where no rule is, and the reason where it is stopped', async () => {
    const { user, address } = await openReady()
    await answerWare(user, 1, ['Torsk', 'Fryst', 'Filet', 'Villfanget'])
    await toCountry(user, 'Brasil')
    expect(await screen.findByRole('heading', { name: 'Vi har ikke regler for dette' })).toBeTruthy()
    expect(screen.getByText(/^1\.1\.7 Brasil.* tar ikke opphavet\.$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Opprett/ })).toBeNull()
    expect(letter()).toEqual({
      to: contact.email,
      subject: 'Hva trenger denne varen?',
      body: 'Vi vil sende: Torsk · Fryst · Filet · Villfanget · Brasil · fly\r\nEksport svarer: Vi har ikke regler for dette.\r\n\r\n',
    })
    await user.click(screen.getByRole('button', { name: 'Legg til en vare' }))
    await answerWare(user, 2, salmon)
    expect(await screen.findByRole('heading', { name: 'Sertifikat for 1 av 2 varer' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Torsk · Fryst · Filet · Villfanget\. Endre vare 1$/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Fjern vare 2' }))
    await toCountry(user, 'Norge')
    expect(await screen.findByRole('heading', { name: 'Kan ikke sendes nå' })).toBeTruthy()
    expect(main()).toMatch(/Grensen er stengt\..*Gjelder fra 01\.11\.2026/)
    expect(letter().body).toContain(
      'Kan ikke sendes nå. Grensen er stengt. Norge tar ikke imot varer med mal 2.1.22 nå. Gjelder fra 01.11.2026.',
    )
    await answerWare(user, 1, salmon)
    await toCountry(user, 'Brasil')
    await user.click(screen.getByRole('radio', { name: 'Tog' }))
    expect(await screen.findByText('Mal 1.1.7 kan bare brukes med fly eller skip.')).toBeTruthy()
    await answerWare(user, 1, ['Torsk', 'Fryst', 'Filet', 'Villfanget'])
    await user.click(await screen.findByRole('link', { name: 'Velg mal selv' }))
    await waitFor(() => expect(address()).toBe('/soeknader/ny'))
  })

  it('[EXP-09] narrows states and types to what some heading admits, and creates nothing while an answer lacks', {
    tags: 'proof',
  }, async () => {
    const { user, server } = await openReady()
    await choose(user, screen.getByLabelText('Fiskeart'), 'Laks')
    await choose(user, screen.getByLabelText('Tilstand'), 'Fryst')
    const type = screen.getByLabelText('Bearbeiding')
    expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Velg', 'Filet'])
    expect(within(screen.getByLabelText('Tilstand')).queryByRole('option', { name: 'Levende' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Opprett' }))
    await waitFor(() => expect(document.activeElement?.closest('.eks-error-summary')).toBeTruthy())
    expect(server.calls(createApplication)).toEqual([])
  })

  it('[EXP-09] plans a certificate for each kind of goods; both begin together, and one leads to the other', {
    tags: 'proof',
  }, async () => {
    const { user, server, address } = await openReady()
    await answerWare(user, 1, salmon)
    await user.click(screen.getByRole('button', { name: 'Legg til en vare' }))
    await answerWare(user, 2, oil)
    await toCountry(user, 'Brasil')
    expect(await screen.findByRole('heading', { name: 'Sendingen trenger to sertifikater' })).toBeTruthy()
    expect(screen.getByText('Til begge')).toBeTruthy()
    expect(await screen.findByText(/^2 sertifikater · 1\s?400,-$/)).toBeTruthy()
    // The second is refused once: the first is not begun again.
    let tries = 0
    server.answer(createApplication, ({ body }) => {
      tries += 1
      if (tries === 2) return refuse(500)
      return { application: anApplication({ ...body, referenceNumber: 4009 + tries }), validation: clean }
    })
    await user.click(screen.getByRole('button', { name: 'Opprett begge' }))
    expect(await screen.findByText('Klarte ikke å opprette alle søknadene')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Åpne #004010' }).getAttribute('href')).toMatch(/4010\/avsender$/)
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4010/avsender'))
    const bodies = server.calls(createApplication).map(({ body }) => body)
    expect(bodies.map(({ certificateTemplate }) => certificateTemplate)).toEqual(['1.1.7', '2.1.27', '2.1.27'])
    expect(bodies.map(({ productLines }) => productLines?.map(({ species }) => species))).toEqual([
      ['711'],
      ['1022'],
      ['1022'],
    ])
    expect(bodies.every(({ transport }) => transport?.meansOfTransport === 'AIR')).toBe(true)
    await user.click(await screen.findByRole('button', { name: 'Åpne #004012' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4012/avsender'))
  })

  it('[EXP-09] creates just one of them when asked, and nothing of a ware that was taken away', {
    tags: 'proof',
  }, async () => {
    const { user, server } = await openReady()
    await answerWare(user, 1, salmon)
    await user.click(screen.getByRole('button', { name: 'Legg til en vare' }))
    await answerWare(user, 2, oil)
    await toCountry(user, 'Brasil')
    await user.click(await screen.findByRole('button', { name: 'Bare ett av dem' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Torsk · Mal 2.1.27' }))
    await waitFor(() => expect(server.calls(createApplication)).toHaveLength(1))
    expect(server.calls(createApplication)).toMatchObject([{ body: { certificateTemplate: '2.1.27' } }])
  })

  it('[EXP-09] has the templates and the copies one key away', { tags: 'proof' }, async () => {
    const { user, address, back } = await openReady()
    await user.keyboard('{Alt>}k{/Alt}')
    await waitFor(() => expect(address()).toBe('/soeknader/start'))
    back()
    await screen.findByRole('heading', { level: 1, name: 'Hva skal hvor?' })
    await user.keyboard('{Alt>}m{/Alt}')
    await waitFor(() => expect(address()).toBe('/soeknader/ny'))
  })

  it('[EXP-09] offers no copies where nothing was sent', { tags: 'proof' }, async () => {
    const { user, server, address } = openGoods()
    server.answer(listApplications, ({ query }) => pageOf([], query))
    await screen.findByRole('link', { name: /Jeg vet hvilken mal/ })
    await waitFor(() => expect(server.calls(listApplications)).not.toEqual([]))
    await within(await screen.findByLabelText('Mottakerland')).findByRole('option', { name: 'Kina' })
    expect(screen.queryByRole('link', { name: /Kopier en søknad/ })).toBeNull()
    await user.keyboard('{Alt>}k{/Alt}')
    expect(address()).toBe('/soeknader/varer')
  })
})
