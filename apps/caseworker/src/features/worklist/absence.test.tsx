import { listAbsences, listCases, recordAbsence } from '@eksport/api'
import type { Absence } from '@eksport/domain'
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
})
