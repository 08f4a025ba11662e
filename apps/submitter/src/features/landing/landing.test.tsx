import { getFlags, getSession } from '@eksport/api'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { everydayFlags } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openBare } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const logIn = () => screen.findByRole('link', { name: 'Logg inn med ID-porten' })

/** The front page of somebody who is not logged in. */
async function openFront(address: string, flags: () => typeof everydayFlags | ReturnType<typeof lose>) {
  const server = startSubmitterServer()
  server.answer(getSession, () => refuse(401))
  server.answer(getFlags, flags)
  const app = openBare(address)
  await logIn()
  return { ...app, server }
}

describe('who comes to the front page', () => {
  it('[RTE-19] is led to what to know before applying, in the words of their language', async () => {
    const { user } = await openFront('/', () => everydayFlags)
    const guides = (heading: string) => within(screen.getByRole('region', { name: heading })).getAllByRole('link')
    const about = (links: HTMLElement[]) => links.map(({ textContent }) => textContent)
    expect(about(guides('Før du søker'))).toEqual([
      'Krav i mottakerlandet',
      'Slik fyller du ut',
      'Gebyr og åpningstider',
      'Ansvaret ditt som eksportør',
    ])
    const addresses = guides('Før du søker').map((link) => link.getAttribute('href'))
    expect(addresses.every((href) => /^https:\/\/(www\.mattilsynet|seafood)\.no\//.test(href ?? ''))).toBe(true)
    expect(guides('Før du søker').map((link) => link.getAttribute('hreflang'))).toEqual([null, null, null, null])
    await user.click(screen.getByRole('button', { name: 'English' }))
    await screen.findByRole('region', { name: 'Before you apply' })
    expect(about(guides('Before you apply'))).toContain('Fees and opening hours')
    // The pages themselves are not in English, and the link says so before it is followed.
    expect(guides('Before you apply').map((link) => link.getAttribute('hreflang'))).toEqual(['nb', 'nb', 'nb', 'nb'])
  })

  it('[THM-10] [RTE-19] and chooses a language is led to a login in it', async () => {
    const { user } = await openFront('/?neste=%2Fprofil', () => everydayFlags)
    await user.click(screen.getByRole('button', { name: 'English' }))
    const link = await screen.findByRole('link', { name: 'Log in with ID-porten' })
    expect(link.getAttribute('href')).toBe('/oauth2/authorization/idporten?next=%2Fprofil&locale=en')
  })

  it('[RTE-01] and is logged in already comes to the overview', async () => {
    startSubmitterServer()
    const { address } = openBare('/')
    await waitFor(() => expect(address()).toBe('/oversikt'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Søknader' })).toBeTruthy()
  })

  it.each([
    ['where links are offered', () => ({ ...everydayFlags, alternativeLogin: true }), true],
    ['where none is offered', () => everydayFlags, false],
    ['where nobody can say whether one is', lose, false],
  ] as const)(
    '[RTE-19] [RTE-21] while the login provider is down is told so, and of the other way only %s',
    async (_, flags, isOffered) => {
      await openFront('/?idporten=nede&neste=%2Fprofil', flags)
      const message = screen.getByText(/^ID-porten svarer ikke nå\./)
      expect(message.closest('[role=alert]')).toBeTruthy()
      expect(message.textContent?.includes('Du kan logge inn med en lenke på e-post.')).toBe(isOffered)
      if (isOffered) expect(await screen.findByRole('button', { name: 'Send lenke' })).toBeTruthy()
      else expect(screen.queryByRole('button', { name: 'Send lenke' })).toBeNull()
      // It may be back by now: the way that they came from stays.
      expect((await logIn()).getAttribute('href')).toBe('/oauth2/authorization/idporten?next=%2Fprofil')
      expect(screen.queryByText(/Du er logget ut/)).toBeNull()
    },
  )
})
