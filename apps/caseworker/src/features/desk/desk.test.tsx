import { findSheets, getWorkload, handleCase, listCases, listPickups } from '@eksport/api'
import { anApplication } from '@eksport/domain/testing'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { issued, openDesk, pickup, rows, sheet, sheets } from '#src/testing/open-desk.ts'

describe('[CW-04] the pickups of the day', () => {
  it('stand by their times with how far each is, in words, of the own office', async () => {
    const { server } = openDesk('/skranke')
    expect(await screen.findByText('Hentet 12:04')).toBeTruthy()
    expect(screen.getByText('I dag, 20.11.2026')).toBeTruthy()
    expect(screen.getByText('Ikke klar, under vurdering')).toBeTruthy()
    expect(screen.getByText('Ikke klar, ikke tatt')).toBeTruthy()
    expect(rows()[0]).toMatch(/^#004055 .*2\.1\.27Havgull Testolje AS/)
    expect(server.calls(listPickups)[0]?.query).toEqual({ office: 'KLOEFTA' })
  })

  it('[EXP-11] say what an exporter has moved here, and what is fetched on another day now', async () => {
    const { server } = openDesk('/skranke')
    const of = pickup(4070, '13:30', issued)
    server.answer(listPickups, () => ({
      date: '2026-11-20',
      pickups: [
        { ...of, movedFrom: { date: '2026-11-19', time: '09:00' } },
        { ...of, referenceNumber: 4071, movedFrom: { date: '2026-11-20', time: '10:30' } },
        { ...of, referenceNumber: 4072, movedFrom: { date: '2026-11-20', time: '13:30' } },
      ],
      movedAway: [{ ...of, referenceNumber: 4073, movedTo: { date: '2026-11-23', time: '16:30' } }],
    }))
    const row = async (name: RegExp) => (await screen.findByRole('link', { name })).textContent
    expect(await row(/^#004070/)).toMatch(/Flyttet fra 19\.11\.2026.*09:00$/)
    expect(await row(/^#004071/)).toMatch(/Flyttet fra 10:30$/)
    expect(await row(/^#004072/)).toMatch(/Klar$/)
    const away = within(screen.getByRole('region', { name: 'Flyttet til en annen dag' }))
    expect(away.getByRole('link').textContent).toMatch(/^#004073.*Flyttet til 23\.11\.2026.*16:30$/)
  })

  it('are those of the office that was chosen last in this browser', async () => {
    const { user, server, address } = openDesk('/skranke')
    await screen.findByRole('option', { name: 'Bergen' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kontor' }), 'BERGEN')
    await waitFor(() => expect(address()).toBe('/skranke?kontor=BERGEN'))
    expect(server.calls(listPickups).at(-1)?.query).toEqual({ office: 'BERGEN' })
    expect(localStorage.getItem('eksport.desk.office')).toBe('BERGEN')
  })

  it('[CW-14] are those of tomorrow, and what lies there since its day, by its day', async () => {
    const { user, server, address } = openDesk('/skranke')
    await user.click(await screen.findByRole('button', { name: 'I morgen' }))
    await waitFor(() => expect(address()).toBe('/skranke?dag=i-morgen'))
    expect(server.calls(listPickups).at(-1)?.query).toEqual({ office: 'KLOEFTA', which: 'tomorrow' })
    server.answer(listPickups, () => ({
      date: '2026-11-20',
      pickups: [pickup(3990, '09:00', { ...issued, date: '2026-11-17' })],
      movedAway: [],
    }))
    await user.click(screen.getByRole('button', { name: 'Ikke hentet' }))
    expect(await screen.findByRole('heading', { name: '17.11.2026' })).toBeTruthy()
    expect(rows()).toHaveLength(1)
    expect(server.calls(listPickups).at(-1)?.query).toEqual({ office: 'KLOEFTA', which: 'not-fetched' })
    expect(screen.queryByRole('button', { name: /^Klar/ })).toBeNull()
  })

  it('[CW-14] are found by the name of a company or person, and the only one is opened by Enter', async () => {
    const { user, server, address } = openDesk('/skranke')
    await screen.findByText('Hentet 12:04')
    server.answer(listPickups, ({ query: { text } }) => ({
      date: '2026-11-20',
      pickups: text === 'nordlys' ? [pickup(3990, '09:00', { date: '2026-11-27' })] : [],
      movedAway: [],
    }))
    const field = screen.getByRole('searchbox', { name: 'Finn sak' })
    await user.type(field, 'nord')
    expect(await screen.findByText(/Ingen virksomhet eller person som heter «nord»/)).toBeTruthy()
    await user.type(field, 'lys')
    expect(await screen.findByRole('heading', { name: '27.11.2026' })).toBeTruthy()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/skranke/3990'))
  })

  it('[CW-14] are looked for by no longer name than the server takes', async () => {
    const { user, server } = openDesk('/skranke')
    await user.click(await screen.findByRole('searchbox'))
    await user.paste('Midnattsol '.repeat(400))
    await waitFor(() => expect(server.calls(listPickups).at(-1)?.query.text).toHaveLength(100))
  })

  it('[CW-14] are opened by the code of a receipt, wherever its reader types it', async () => {
    const { user, address } = openDesk('/skranke')
    await screen.findByText('Hentet 12:04')
    await user.keyboard('#004036{Enter}')
    await waitFor(() => expect(address()).toBe('/skranke/4036'))
  })

  it('are shown to nobody who may not hand out', async () => {
    const { server } = openDesk('/skranke', { roles: ['V'] })
    expect(await screen.findByText('Du har ikke rett til å utlevere sertifikater.')).toBeTruthy()
    expect(server.calls(listPickups)).toEqual([])
  })

  it('are led to from the work list', async () => {
    const { server } = openDesk('/?status=INNSENDT')
    server.answer(listCases, ({ query }) => pageOf([], query))
    expect(await screen.findByRole('link', { name: 'Skranke' })).toBeTruthy()
    expect(server.calls(getWorkload)).not.toEqual([])
  })

  it('are narrowed by how far they are, and by a reference that is being written', { tags: 'proof' }, async () => {
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

  it('are found by a sheet that is scanned, and by the reference of another day', { tags: 'proof' }, async () => {
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

  const missing = () => document.querySelector('main [role=status]:has(+ button)')?.textContent
  const button = () => screen.getByRole('button', { name: 'Utlever' })

  it('says what is missing until the name, the identification and every sheet are there, and is the act of the case', async () => {
    const { user, server, collected } = openDesk('/skranke/4036')
    server.answer(handleCase, () => {
      collected()
      return anApplication({ referenceNumber: 4036 })
    })
    const name = await screen.findByRole('textbox', { name: 'Navn på den som henter' })
    expect(missing()).toBe('Skriv navnet på den som henter.')
    await user.type(name, 'Ola 01019012345')
    expect(missing()).toMatch(/uten fødselsnummer/)
    await user.clear(name)
    await user.type(name, ' Ola Nordmann')
    expect(missing()).toBe('Kryss av for at legitimasjon er vist.')
    await user.click(screen.getByRole('checkbox', { name: 'Legitimasjon er vist' }))
    expect(missing()).toBe('Skann 2 ark til før du utleverer.')
    await scan(user, 'no0218441')
    expect(await screen.findByText('Ark NO 0218441 er bekreftet.')).toBeTruthy()
    expect(missing()).toBe('Skann ark NO 0218442 før du utleverer.')
    await user.click(button())
    expect(server.calls(handleCase)).toEqual([])
    // A reader that leaves out the letters.
    await scan(user, '0218442')
    expect(missing()).toBe('Alt er på plass.')
    await user.click(button())
    expect(await screen.findByText('Utlevert')).toBeTruthy()
    expect(screen.queryByText('En annen skranke var først')).toBeNull()
    expect(server.calls(handleCase)).toMatchObject([
      {
        ifMatch: '7',
        body: {
          action: 'hand-out',
          collectedBy: 'Ola Nordmann',
          identityShown: true,
          confirmedSheets: sheets,
        },
      },
    ])
    expect(document.activeElement?.textContent).toBe('#004036')
  })

  it('that failed says so beside its button, keeps what was written, and is done when it is pressed again', async () => {
    const { user, server, collected } = openDesk('/skranke/4036')
    server.answer(handleCase, lose)
    await user.type(await screen.findByRole('textbox', { name: 'Navn på den som henter' }), 'Ola Nordmann')
    await user.click(screen.getByRole('checkbox', { name: 'Legitimasjon er vist' }))
    await scan(user, '0218441')
    await scan(user, '0218442')
    await user.click(button())
    const words = await within(button().parentElement ?? document.body).findByRole('alert')
    expect(words.textContent).toMatch(/Vi får ikke kontakt med serveren/)
    server.answer(handleCase, () => {
      collected()
      return anApplication({ referenceNumber: 4036 })
    })
    await user.click(button())
    expect(await screen.findByText('Utlevert')).toBeTruthy()
  })

  it('that comes second reads who was first, and to whom', async () => {
    const { user, server, collected } = openDesk('/skranke/4036')
    server.answer(handleCase, () => {
      collected()
      return refuse(412)
    })
    await user.type(await screen.findByRole('textbox', { name: 'Navn på den som henter' }), 'Kari')
    await user.click(screen.getByRole('checkbox', { name: 'Legitimasjon er vist' }))
    for (const serial of sheets) await scan(user, serial)
    await user.click(button())
    const answer = within(
      (await screen.findByText('En annen skranke var først')).closest<HTMLElement>('[role=alert]') ?? document.body,
    )
    expect(
      answer.getByText(/20\.11\.2026 12:11:00 til Ola Nordmann, av Kari Nordli\. Legitimasjon ble vist\./),
    ).toBeTruthy()
    // [CW-14]
    expect(answer.getByText('Ark NO 0218441, NO 0218442')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Utlever' })).toBeNull()
  })

  it('keeps what was written while another case is looked at', async () => {
    const { user } = openDesk('/skranke/4036')
    await user.type(await screen.findByRole('textbox', { name: 'Navn på den som henter' }), 'Ola')
    await scan(user, 'NO 0218441')
    await user.click(screen.getByRole('link', { name: /^#004010/ }))
    await screen.findByText(/Ingen sak med referansenummer #004010/)
    await user.click(screen.getByRole('link', { name: /^#004036/ }))
    expect(await screen.findByDisplayValue('Ola')).toBeTruthy()
    expect(screen.getByText('1 av 2 bekreftet')).toBeTruthy()
  })

  it('of a paper that is not ready says why, and offers none', async () => {
    const { become } = openDesk('/skranke/4036')
    become({ state: 'NOT_READY', applicationStatus: 'SKREVET_UT' })
    expect(await screen.findByText('Ikke klar, skrevet ut, ikke utstedt')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Åpne saken' }).getAttribute('href')).toBe('/soeknader/4036')
    expect(screen.queryByRole('button', { name: 'Utlever' })).toBeNull()
  })

  it.each([
    ['NO 0218440', () => sheet('NO 0218440', 'VOID', 4036), /NO 0218440 er strøket/],
    ['NO 0218500', () => sheet('NO 0218500', 'PRINTED', 4010), /hører til #004010/],
    ['NO 0218900', () => sheet('NO 0218900', 'UNUSED'), /er ikke skrevet ut på/],
    ['XX 1', () => [], /Ingen har registrert et ark med nummeret XX 1/],
    ['XX 2', lose, /XX 2 er ikke et av arkene i saken/],
    ['hentebevis', () => [], /slik det står på arket/],
  ] as const)('says at once why %s is no sheet of it', { tags: 'proof' }, async (text, found, words) => {
    const { user, server } = openDesk('/skranke/4036')
    server.answer(findSheets, () => found())
    await scan(user, text)
    expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull()
    expect(screen.getByText('0 av 2 bekreftet')).toBeTruthy()
  })

  it('takes the next sheet in the place of a wrong one, and one that is confirmed once', {
    tags: 'proof',
  }, async () => {
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
