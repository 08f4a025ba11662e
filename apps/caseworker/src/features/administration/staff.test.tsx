import { getSession, grantRole, listStaff, placeOfficer, recordAbsenceOf, type Staff, withdrawRole } from '@eksport/api'
import type { OfficerRole } from '@eksport/domain'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

const held = (role: OfficerRole) => ({
  role,
  grantedAt: '2026-11-12T08:00:00Z',
  grantedBy: 'Solveig Moen',
  reason: 'Ansatt fra november.',
})
const someone = (change: Partial<Staff>): Staff => ({
  id: 'p-1',
  name: 'Henrik Dahl',
  office: 'KLOEFTA',
  title: 'Veterinær',
  version: 4,
  freeDays: [5],
  roles: [held('V')],
  formerRoles: [],
  absences: [],
  ...change,
})
const henrik = someone({})

function start(
  roles: OfficerRole[] = ['L'],
  staff: Staff[] = [henrik, someone({ id: officer.id, name: officer.name })],
) {
  const server = startCaseworkerServer()
  server.answer(getSession, () => sessionOf({ ...officer, roles }, null))
  server.answer(listStaff, () => staff)
  return server
}

const press = ({ user }: ReturnType<typeof openApp>, name: string) => user.click(screen.getByRole('button', { name }))
const inDialog = async () => within(await screen.findByRole('dialog'))

describe('[ADM-04] the page of officers', () => {
  it('is a section for whoever leads, and closed to others', async () => {
    const server = start(['B', 'V'])
    openApp('/administrasjon/ansatte')
    expect(await screen.findByText(/^Administrasjonen er for dem/)).toBeTruthy()
    expect(server.calls(listStaff)).toEqual([])
  })

  it('says of one who is chosen where they belong, what they may do, since when, by whom and why', async () => {
    start()
    const { user } = openApp('/administrasjon/ansatte')
    await user.click(await screen.findByRole('link', { name: /^Henrik Dahl/ }))
    expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 2, name: 'Henrik Dahl' }))
    expect(screen.getByText('Fast fri fredag')).toBeTruthy()
    expect(screen.getByText(/^Gitt 12\.11\.2026.* av Solveig Moen$/)).toBeTruthy()
    expect(screen.getByText('Ansatt fra november.')).toBeTruthy()
  })

  it('gives a role with a reason; without one it says so at the field and asks nothing', async () => {
    const server = start()
    server.answer(grantRole, () => ({ ...henrik, roles: [held('V'), held('B')] }))
    const app = openApp(`/administrasjon/ansatte?ansatt=${henrik.id}`)
    await screen.findByRole('heading', { level: 2, name: 'Henrik Dahl' })
    await press(app, 'Gi rolle')
    const dialog = await inDialog()
    const role = dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Rolle/ })
    // A leader gives no administration, and nobody what is held already.
    expect([...role.options].map(({ text }) => text)).toEqual(['', 'Saksbehandler', 'Leder'])
    await app.user.selectOptions(role, 'Saksbehandler')
    await app.user.click(dialog.getByRole('button', { name: 'Gi rolle' }))
    expect(dialog.getByText('Feltet er påkrevd')).toBeTruthy()
    expect(server.calls(grantRole)).toEqual([])
    await app.user.type(dialog.getByRole('textbox', { name: /^Begrunnelse/ }), 'Vikar')
    await app.user.click(dialog.getByRole('button', { name: 'Gi rolle' }))
    expect(await screen.findByText('Saksbehandler')).toBeTruthy()
    expect(server.calls(grantRole)).toMatchObject([{ params: { role: 'B' }, body: { reason: 'Vikar' } }])
  })

  it('takes a role back, and says in the server’s words why it does not', async () => {
    const server = start(['A'], [someone({ roles: [held('A')] })])
    server.answer(withdrawRole, () =>
      refuse(409, { code: 'LAST_ADMINISTRATOR', title: 'Dette er den siste administratoren.' }),
    )
    const app = openApp(`/administrasjon/ansatte?ansatt=${henrik.id}`)
    await app.user.click(await screen.findByRole('button', { name: 'Trekk tilbake rollen Administrator' }))
    const dialog = await inDialog()
    await app.user.type(dialog.getByRole('textbox', { name: /^Begrunnelse/ }), 'Slutter')
    await app.user.click(dialog.getByRole('button', { name: 'Trekk tilbake' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Dette er den siste administratoren.')
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Begrunnelse/ }).value).toBe('Slutter')
  })

  it('offers nobody a role of their own, and no leader to take administration', async () => {
    start(['L'], [someone({ id: officer.id, roles: [held('L'), held('A')] })])
    openApp(`/administrasjon/ansatte?ansatt=${officer.id}`)
    expect(await screen.findByText(/^Du kan ikke gi roller til deg selv/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Gi rolle' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Trekk tilbake rollen Administrator' })).toBeNull()
  })

  it('changes title and free days by the version that was seen, and says where somebody else was first', async () => {
    const server = start()
    server.answer(placeOfficer, () => refuse(412, { title: 'Endret' }))
    const app = openApp(`/administrasjon/ansatte?ansatt=${henrik.id}`)
    await screen.findByRole('heading', { level: 2, name: 'Henrik Dahl' })
    await press(app, 'Endre')
    const dialog = await inDialog()
    await app.user.click(dialog.getByRole('checkbox', { name: 'mandag' }))
    await app.user.click(dialog.getByRole('button', { name: 'Lagre' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Noen andre endret dette/)
    expect(server.calls(placeOfficer)).toMatchObject([
      {
        params: { personId: henrik.id },
        body: { office: 'KLOEFTA', title: 'Veterinær', freeDays: [5, 1] },
        ifMatch: '4',
      },
    ])
  })

  it('[ACT-05] records when somebody else is away', async () => {
    const server = start()
    const days = { firstDay: '2026-11-20', lastDay: '2026-11-27' }
    server.answer(recordAbsenceOf, () => ({ ...henrik, absences: [days] }))
    const app = openApp(`/administrasjon/ansatte?ansatt=${henrik.id}`)
    await screen.findByRole('heading', { level: 2, name: 'Henrik Dahl' })
    await press(app, 'Meld fravær')
    const dialog = await inDialog()
    expect(dialog.getByText('Når er Henrik Dahl borte?')).toBeTruthy()
    await app.user.type(dialog.getByRole('textbox', { name: /^Fra og med/ }), '20.11.2026')
    await app.user.type(dialog.getByRole('textbox', { name: /^Til og med/ }), '27.11.2026')
    await app.user.click(dialog.getByRole('button', { name: 'Lagre' }))
    expect(await screen.findByText('20.11.2026 til 27.11.2026')).toBeTruthy()
    expect(server.calls(recordAbsenceOf)).toMatchObject([{ params: { personId: henrik.id }, body: days }])
  })
})
