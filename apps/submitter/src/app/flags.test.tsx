import { getApplication, getFlags, getSession, getSubmitter, listReportees } from '@eksport/api'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { everydayFlags, sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, openBare } from '#src/testing/open-app.tsx'
import { organisation, startSubmitterServer } from '#src/testing/start-server.ts'

function start(flags: Partial<typeof everydayFlags> = {}) {
  const server = startSubmitterServer()
  server.answer(getFlags, () => ({ ...everydayFlags, ...flags }))
  return server
}

const menu = async ({ user }: ReturnType<typeof openApp>) => {
  await user.click(await screen.findByRole('button', { name: /Midnattsol Testlaks AS/ }))
  return screen.findAllByRole('menuitem')
}
const themeButton = () => screen.queryByRole('button', { name: 'Mørkt tema' })

it('[RTE-03] [RTE-18] the profile has the contact e-mail, and the menu leads to it', async () => {
  start()
  const app = openApp('/driftsmeldinger')
  const profile = (await menu(app)).find(({ textContent }) => textContent === 'Profil')
  if (profile === undefined) throw new Error('The menu does not lead to the profile')
  await app.user.click(profile)
  await waitFor(() => expect(app.address()).toBe('/profil'))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /E-post/ })
  expect(field.value).toBe('ingrid@example.no')
})

describe('[RTE-21] where exporters do not register', () => {
  it('[RTE-18] nothing leads to a contact e-mail, and the notices stay', async () => {
    const server = start({ submitterRegistration: false })
    const app = openApp('/profil')
    await screen.findByRole('heading', { level: 2, name: 'Varsler' })
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /E-post/ })).toBeNull())
    await waitFor(async () => expect((await menu(app)).map(({ textContent }) => textContent)).not.toContain('Profil'))
    expect(server.calls(getFlags)).not.toEqual([])
  })

  it('[LST-16] the overview does not ask for one', async () => {
    const server = start({ submitterRegistration: false })
    server.answer(getSubmitter, () => ({ mail: null, lastUpdated: null, authenticationLevel: 4 }))
    openApp('/oversikt')
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.queryByText('Vi mangler e-posten din.')).toBeNull())
  })
})

describe('[RTE-21] [THM-01] the button for the dark theme', () => {
  it('is there while its flag is on, and while nobody could say whether it is', async () => {
    start().answer(getFlags, lose)
    openApp('/driftsmeldinger')
    await screen.findByRole('button', { name: /Midnattsol/ })
    expect(themeButton()).toBeTruthy()
  })

  it('is gone with its flag, for who is logged in and who is not', async () => {
    const server = start({ darkModeButton: false })
    openApp('/driftsmeldinger')
    await screen.findByRole('button', { name: /Midnattsol/ })
    await waitFor(() => expect(themeButton()).toBeNull())
    server.answer(getSession, () => refuse(401))
    openBare('/')
    await screen.findByRole('link', { name: 'Logg inn med ID-porten' })
    await waitFor(() => expect(themeButton()).toBeNull())
  })
})

describe('[RTE-23] developer mode', () => {
  const trace = () => screen.queryByText('Sporing')

  it('[THM-08] shows its settings and the trace of what failed, until its reader turns that off', async () => {
    const server = start({ developerMode: true })
    server.answer(getApplication, () => refuse(500, { traceId: 'spor-77' }))
    openApp('/soeknader/4001/detaljer')
    await waitFor(() => expect(trace()).toBeTruthy())
    const { user } = openApp('/profil')
    await user.click(await screen.findByRole('switch', { name: 'Vis sporing når noe feiler' }))
    await waitFor(() => expect(trace()).toBeNull())
  })

  it('[THM-08] is of no page while its flag is off', async () => {
    const server = start()
    server.answer(getApplication, () => refuse(500))
    openApp('/soeknader/4001/detaljer')
    await screen.findByRole('button', { name: 'Prøv igjen' })
    openApp('/profil')
    await screen.findByRole('heading', { level: 2, name: 'Varsler' })
    expect([trace(), screen.queryByRole('heading', { name: 'For utviklere' })]).toEqual([null, null])
  })

  const other = { organisationNumber: '310000019', name: 'Nordhav Eksport AS' }
  function startWithoutOrganisation(flags: Partial<typeof everydayFlags>) {
    const server = start(flags)
    // The server names the organisation that a page says it acts for; one that says none begins with none.
    let acting: typeof organisation | null = null
    server.answer(getSession, () => sessionOf({}, acting))
    const both = [other, organisation].map(({ organisationNumber, name }) => ({
      organizationNumber: organisationNumber,
      brreg: { name, organizationNumber: organisationNumber },
    }))
    server.answer(listReportees, () => {
      acting = other
      return both
    })
    return server
  }

  it('acts for the first organisation where none was chosen, on a host of development', async () => {
    startWithoutOrganisation({ developerMode: true })
    const { wholeAddress } = openBare('/oversikt?page=1')
    await waitFor(() => expect(wholeAddress()).toBe('/foretak/310000019/oversikt?page=1'))
    expect(await screen.findByRole('button', { name: /Nordhav Eksport AS/ })).toBeTruthy()
  })

  it('is no reason to choose for anybody while its flag is off', async () => {
    startWithoutOrganisation({})
    const { wholeAddress } = openBare('/oversikt')
    expect(await screen.findByRole('radio', { name: /Nordhav Eksport AS/ })).toBeTruthy()
    expect(wholeAddress()).toContain('/velg-virksomhet')
  })
})
