import { listAbsences, listCases, recordAbsence, removeAbsence } from '@eksport/api'
import type { Absence } from '@eksport/domain'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialogOf } from '#src/testing/open-case.ts'
import { openWorklist } from '#src/testing/open-worklist.ts'

async function openAbsence(known: Absence[] = []) {
  const opened = await openWorklist()
  opened.server.answer(listAbsences, () => known)
  await opened.user.click(screen.getByRole('button', { name: 'Fravær' }))
  const dialog = await dialogOf('Når er du borte?')
  const day = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) })
  const save = () => opened.user.click(dialog.getByRole('button', { name: 'Lagre' }))
  return { ...opened, dialog, day, save }
}

describe('an officer who is away', () => {
  it('[ACT-05] says from when to when, and the list is read anew', async () => {
    const { user, server, day, save } = await openAbsence()
    server.answer(recordAbsence, ({ body }) => [body])
    const read = server.calls(listCases).length
    await user.type(day('Fra og med'), '23.11.2026')
    await user.type(day('Til og med'), '27.11.2026')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(recordAbsence)[0]?.body).toEqual({ firstDay: '2026-11-23', lastDay: '2026-11-27' })
    expect(server.calls(listCases).length).toBeGreaterThan(read)
  })

  it('[ACT-05] is led to the day that is missing, and to the last one where it comes first', async () => {
    const { user, server, dialog, day, save } = await openAbsence()
    await save()
    expect(document.activeElement).toBe(day('Fra og med'))
    expect(dialog.getAllByText('Feltet er påkrevd')).toHaveLength(2)
    await user.type(day('Fra og med'), '27.11.2026')
    await user.type(day('Til og med'), '23.11.2026')
    await save()
    expect(document.activeElement).toBe(day('Til og med'))
    expect(dialog.getByText('Siste dag må være lik eller etter første.')).toBeTruthy()
    expect(server.calls(recordAbsence)).toEqual([])
  })

  it('[ACT-05] hears that it is kept', async () => {
    const { user, server, day, save } = await openAbsence()
    server.answer(recordAbsence, ({ body }) => [body])
    await user.type(day('Fra og med'), '20.11.2026')
    await user.type(day('Til og med'), '20.11.2026')
    await save()
    expect(await screen.findAllByText('Fraværet er lagret: 20.11.2026 til 20.11.2026')).not.toEqual([])
  })

  it.each([
    ['who may have cases', ['B', 'V'], true],
    ['who leads', ['L'], true],
    ['who only signs', ['V'], false],
  ] as const)('[ACT-05] is asked for their absence %s', async (_, roles, isAsked) => {
    await openWorklist({ roles: [...roles] })
    expect(screen.queryByRole('button', { name: 'Fravær' }) !== null).toBe(isAsked)
  })

  it('[ACT-05] hears the whole of what is kept where it is joined to another', { tags: 'proof' }, async () => {
    const { user, server, day, save } = await openAbsence()
    server.answer(recordAbsence, () => [{ firstDay: '2026-12-10', lastDay: '2026-12-15' }])
    await user.type(day('Fra og med'), '12.12.2026')
    await user.type(day('Til og med'), '15.12.2026')
    await save()
    expect(await screen.findAllByText('Fraværet er lagret: 10.12.2026 til 15.12.2026')).not.toEqual([])
  })

  it('[ACT-05] reads at the last day that the days are over', { tags: 'proof' }, async () => {
    const { user, server, dialog, day, save } = await openAbsence()
    await user.type(day('Fra og med'), '16.11.2026')
    await user.type(day('Til og med'), '19.11.2026{Tab}')
    await save()
    expect(document.activeElement).toBe(day('Til og med'))
    expect(dialog.getByText('Siste dag må være i dag eller senere.')).toBeTruthy()
    expect(server.calls(recordAbsence)).toEqual([])
  })

  it('[ACT-05] takes one back, and stays in the dialog', { tags: 'proof' }, async () => {
    const first = { firstDay: '2026-11-23', lastDay: '2026-11-27' }
    const second = { firstDay: '2026-12-21', lastDay: '2026-12-31' }
    const { user, server, dialog, day } = await openAbsence([first, second])
    expect(await dialog.findByText('23.11.2026 til 27.11.2026')).toBeTruthy()
    const take = async (left: Absence[]) => {
      server.answer(removeAbsence, () => left)
      const [button] = dialog.getAllByRole('button', { name: /Ta tilbake/ })
      if (button === undefined) throw new Error('There is nothing to take back')
      await user.click(button)
    }
    await take([second])
    await waitFor(() => expect(dialog.queryByText('23.11.2026 til 27.11.2026')).toBeNull())
    expect(server.calls(removeAbsence)[0]?.params).toEqual({ firstDay: '2026-11-23' })
    await take([])
    await waitFor(() => expect(dialog.queryByRole('button', { name: /Ta tilbake/ })).toBeNull())
    expect(document.activeElement).toBe(day('Fra og med'))
    expect(await screen.findAllByText('Fraværet er tatt tilbake: 23.11.2026 til 27.11.2026')).not.toEqual([])
  })

  it('[ACT-05] reads that it was not kept, and what was written stays', { tags: 'proof' }, async () => {
    const { user, server, dialog, day, save } = await openAbsence()
    server.answer(recordAbsence, lose)
    await user.type(day('Fra og med'), '23.11.2026')
    await user.type(day('Til og med'), '27.11.2026')
    await save()
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Vi får ikke kontakt med serveren/)
    expect(dialog.getByDisplayValue('23.11.2026')).toBeTruthy()
  })
})
