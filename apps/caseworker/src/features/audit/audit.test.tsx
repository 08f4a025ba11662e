import { type AuditEvent, type AuditPage, getSession, type Session, searchAudit } from '@eksport/api'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

const anEvent = (id: string, change: Partial<AuditEvent> = {}): AuditEvent => ({
  id,
  time: '2026-11-20T09:47:21Z',
  person: { name: 'Kari Nordli', isOfficer: true },
  call: 'Se en sak',
  outcome: 'DONE',
  referenceNumber: 4023,
  requestId: '0736ea1b-3c9e-482e-a1bd-30445aeb9f9e',
  ...change,
})

function openLog(address: string, roles: Session['person']['roles'] = ['L']) {
  const asked: object[] = []
  const server = startCaseworkerServer()
  server.answer(getSession, () => sessionOf({ ...officer, roles, office: 'KLOEFTA' }, null))
  const answer = (found: (before: string | undefined) => AuditPage | ReturnType<typeof lose>) =>
    server.answer(searchAudit, ({ query }) => {
      asked.push(query)
      return found(query.before)
    })
  answer(() => ({
    events: [
      anEvent('0/2'),
      anEvent('0/1', { event: 'take', outcome: 'REFUSED' }),
      anEvent('0/0', { event: 'hold-approval' }),
    ],
  }))
  return { answer, asked, ...openApp(address) }
}

describe('[ADM-05] the log', () => {
  it('says who did what, and what was refused', async () => {
    openLog('/administrasjon/logg')
    const row = await screen.findByRole('row', { name: /Tatt til behandling/ })
    expect(within(row).getByText(/Nektet/)).toBeTruthy()
    expect(within(row).getByText('Kari Nordli, saksbehandler')).toBeTruthy()
    expect(screen.getByText('Godkjent, kan angres')).toBeTruthy()
    expect(within(row).getByRole('link', { name: '#004023' })).toHaveProperty('pathname', '/soeknader/4023')
  })

  it('is a file with a mark of its encoding, times to the second, and no name that a spreadsheet would run', async () => {
    const made: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) made.push(file)
      return 'blob:x'
    })
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    const { user, answer } = openLog('/administrasjon/logg')
    answer(() => ({ events: [anEvent('0/1', { person: { name: '=cmd()', isOfficer: true } })] }))
    await user.click(await screen.findByRole('button', { name: 'Last ned CSV' }))
    await waitFor(() => expect(made).toHaveLength(1))
    const bytes = new Uint8Array((await made[0]?.arrayBuffer()) ?? [])
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [, line] = new TextDecoder().decode(bytes).split('\r\n')
    expect(line).toMatch(/^20\.11\.2026 10:47:21;'=cmd\(\), saksbehandler;Se en sak;;#004023;;/)
  })

  it('asks what the address says, and puts what is asked into the address', async () => {
    const { user, address, asked } = openLog('/administrasjon/logg?hvem=Kari')
    const name = await screen.findByRole('textbox', { name: 'Navn' })
    expect(asked).toEqual([{ person: 'Kari', by: 'people' }])
    await user.clear(name)
    await user.type(screen.getByRole('textbox', { name: 'Referansenummer' }), '#004023')
    await user.click(screen.getByRole('button', { name: 'Endret' }))
    expect(asked).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Søk' }))
    expect(await screen.findByDisplayValue('4023')).toBeTruthy()
    expect(address()).toBe('/administrasjon/logg?sak=4023&slag=changed')
    expect(asked.at(-1)).toEqual({ referenceNumber: '4023', kind: 'changed', by: 'people' })
  })

  it('[ADM-05] asks for the case and the days that the address says, and shows its number', async () => {
    const { asked } = openLog('/administrasjon/logg?sak=4023&fra=2026-11-19&til=2026-11-20')
    expect(await screen.findByDisplayValue('4023')).toBeTruthy()
    expect(asked).toEqual([{ referenceNumber: '4023', by: 'people', from: '2026-11-19', to: '2026-11-20' }])
  })

  it('leaves out the work of the background until it is asked for', async () => {
    const { user, address, asked } = openLog('/administrasjon/logg')
    await screen.findAllByText('Se en sak')
    const by = screen.getByRole('group', { name: 'Av hvem' })
    await user.click(within(by).getByRole('button', { name: 'Alle' }))
    await user.click(screen.getByRole('button', { name: 'Søk' }))
    await waitFor(() => expect(asked).toEqual([{ by: 'people' }, {}]))
    expect(address()).toBe('/administrasjon/logg?av=all')
    await user.click(within(screen.getByRole('group', { name: 'Av hvem' })).getByRole('button', { name: 'Systemet' }))
    await user.click(screen.getByRole('button', { name: 'Søk' }))
    await waitFor(() => expect(asked.at(-1)).toEqual({ by: 'background' }))
  })

  it('says at the field what is no number, and asks nothing', async () => {
    const { user, asked } = openLog('/administrasjon/logg')
    await user.type(await screen.findByRole('textbox', { name: 'Referansenummer' }), 'laks')
    await user.click(screen.getByRole('button', { name: 'Søk' }))
    expect(screen.getByText('Skriv et helt tall.')).toBeTruthy()
    expect(asked).toHaveLength(1)
  })

  it('shows older events under those that are there', async () => {
    const { user, answer } = openLog('/administrasjon/logg')
    const next = '2026-11-20T09:47:21.000Z_0_2'
    answer((before) =>
      before === next ? { events: [anEvent('0/1', { call: 'Vedlegg' })] } : { events: [anEvent('0/2')], next },
    )
    await user.click(await screen.findByRole('button', { name: 'Vis eldre' }))
    expect(await screen.findByText('Vedlegg')).toBeTruthy()
    expect(screen.getByText('Se en sak')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Vis eldre' })).toBeNull()
  })

  it('says that it could not be fetched, and tries again', async () => {
    const { user, answer } = openLog('/administrasjon/logg')
    await screen.findAllByText('Se en sak')
    answer(() => lose())
    await user.type(screen.getByRole('textbox', { name: 'Navn' }), 'Ola')
    await user.click(screen.getByRole('button', { name: 'Søk' }))
    expect(await screen.findByText('Klarte ikke å hente loggen.')).toBeTruthy()
    answer(() => ({ events: [] }))
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByText(/Ingen hendelser/)).toBeTruthy()
  })

  it('[AUT-07] is not shown to whoever may not read it', async () => {
    const { asked } = openLog('/administrasjon/logg', ['B'])
    expect(await screen.findByText(/Du har ikke tilgang til loggen/)).toBeTruthy()
    expect(asked).toEqual([])
  })
})
