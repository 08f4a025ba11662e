import { findSheets } from '@eksport/api'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openDesk, rows, sheet } from '#src/testing/open-desk.ts'

describe('[CW-04] the pickups of the day', () => {
  it('are narrowed by how far they are, and by a reference that is being written', async () => {
    const { user, address } = openDesk('/skranke')
    await user.click(await screen.findByRole('button', { name: 'Klar 2' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(address()).toBe('/skranke?vis=klar')
    await user.click(screen.getByRole('button', { name: 'Ikke klar 2' }))
    await waitFor(() => expect(address()).toBe('/skranke?vis=ikke-klar'))
    await user.click(screen.getByRole('button', { name: 'Alle 5' }))
    await user.type(screen.getByRole('searchbox', { name: 'Finn sak' }), '402')
    expect(rows().map((row) => row?.slice(0, 7))).toEqual(['#004027', '#004023'])
    await user.type(screen.getByRole('searchbox', { name: 'Finn sak' }), '9')
    expect(await screen.findByText('Ingen av hentingene er med i utvalget')).toBeTruthy()
  })

  it('are found by a sheet that is scanned, and by the reference of another day', async () => {
    const { user, server, address } = openDesk('/skranke', { width: 360 })
    const find = async (text: string) => {
      const field = await screen.findByRole('searchbox', { name: 'Finn sak' })
      await user.clear(field)
      await user.type(field, `${text}{Enter}`)
    }
    server.answer(findSheets, () => [])
    await find('NO 999')
    expect((await screen.findByText(/har nummeret NO 999/)).textContent).toBe(
      'Ingen sak og ikke noe ark har nummeret NO 999.',
    )
    server.answer(findSheets, lose)
    await find('NO 999')
    expect(await screen.findByText('Klarte ikke å slå opp nummeret. Prøv igjen.')).toBeTruthy()
    server.answer(findSheets, () => sheet('NO 0218441', 'PRINTED', 4036))
    await find('NO 0218441')
    await waitFor(() => expect(address()).toBe('/skranke/4036'))
    expect(await screen.findByRole('heading', { level: 1, name: '#004036' })).toBeTruthy()
    expect(screen.queryByText('Dagens hentinger')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Listen' }))
    await find('#3999')
    await waitFor(() => expect(address()).toBe('/skranke/3999'))
    expect(await screen.findByText(/Ingen sak med referansenummer #003999/)).toBeTruthy()
  })
})

describe('[CW-04] a hand-out', () => {
  /** A reader types where the focus is. */
  const scan = async (user: ReturnType<typeof openDesk>['user'], text: string) => {
    const field = await screen.findByRole('textbox', { name: /Skann eller skriv/ })
    if (document.activeElement !== field) await user.click(field)
    await user.keyboard(`${text}{Enter}`)
  }

  it.each([
    ['NO 0218440', () => sheet('NO 0218440', 'VOID', 4036), /NO 0218440 er strøket/],
    ['NO 0218500', () => sheet('NO 0218500', 'PRINTED', 4010), /hører til #004010/],
    ['NO 0218900', () => sheet('NO 0218900', 'UNUSED'), /er ikke skrevet ut på/],
    ['XX 1', () => [], /Ingen har registrert et ark med nummeret XX 1/],
    ['XX 2', lose, /XX 2 er ikke et av arkene i saken/],
    ['hentebevis', () => [], /slik det står på arket/],
  ] as const)('says at once why %s is no sheet of it', async (text, found, words) => {
    const { user, server } = openDesk('/skranke/4036')
    server.answer(findSheets, () => found())
    await scan(user, text)
    expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull()
    expect(screen.getByText('0 av 2 bekreftet')).toBeTruthy()
  })

  it('takes the next sheet in the place of a wrong one, and one that is confirmed once', async () => {
    const { user } = openDesk('/skranke/4036')
    await scan(user, 'hentebevis')
    await screen.findByText(/slik det står på arket/)
    await scan(user, 'NO 0218441')
    expect(await screen.findByText('1 av 2 bekreftet')).toBeTruthy()
    expect(screen.queryByText(/slik det står på arket/)).toBeNull()
    await scan(user, 'NO 0218441')
    expect(await screen.findByText('Ark NO 0218441 er allerede bekreftet.')).toBeTruthy()
  })
})
