import { createApplication, listApplications } from '@eksport/api'
import { anApplication } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clean } from '#src/testing/open-form.ts'
import { answerWare, choose, oil, openGoods, openReady, salmon, toCountry } from '#src/testing/open-goods.ts'

describe('[EXP-09] what goes where', () => {
  it('[EXP-09] narrows states and types to what some heading admits, and creates nothing while an answer lacks', async () => {
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

  it('[EXP-09] plans a certificate for each kind of goods; both begin together, and one leads to the other', async () => {
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

  it('[EXP-09] creates just one of them when asked, and nothing of a ware that was taken away', async () => {
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

  it('[EXP-09] has the templates and the copies one key away', async () => {
    const { user, address, back } = await openReady()
    await user.keyboard('{Alt>}k{/Alt}')
    await waitFor(() => expect(address()).toBe('/soeknader/start'))
    back()
    await screen.findByRole('heading', { level: 1, name: 'Hva skal hvor?' })
    await user.keyboard('{Alt>}m{/Alt}')
    await waitFor(() => expect(address()).toBe('/soeknader/ny'))
  })

  it('[EXP-09] offers no copies where nothing was sent', async () => {
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
