import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { loadAllParts } from '../../foundation/internal/lazy-part.js'
import type { Command } from './command.logic.js'
import { CommandPalette, type CommandPaletteProps } from './command-palette.js'

const commandsWith = (run: () => void): readonly Command[] => [
  { id: 'new', label: 'Ny lisens', group: 'Handlinger', shortcut: ['N'], run },
  { id: 'list', label: 'Alle lisenser', group: 'Sider', run },
]

async function openPalette(props: Partial<CommandPaletteProps> = {}) {
  await loadAllParts()
  const calls = { onOpenChange: vi.fn(), onRun: vi.fn(), run: vi.fn() }
  const { onOpenChange, onRun } = calls
  const { rerender } = render(
    <CommandPalette open commands={commandsWith(calls.run)} {...{ onOpenChange, onRun }} {...props} />,
  )
  const user = userEvent.setup()
  const marked = () => {
    const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
    return id === null ? undefined : document.getElementById(id)?.textContent
  }
  const names = () => screen.queryAllByRole('option').map((option) => option.textContent)
  return { ...calls, user, marked, names, rerender }
}

describe('[LIB-05] [CW-05] CommandPalette', () => {
  it('has focus in its field, all commands in groups, and the first one marked', async () => {
    const { marked } = await openPalette()
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Finn side eller handling' }))
    expect(
      within(screen.getByRole('group', { name: 'Sider' })).getByRole('option', { name: 'Alle lisenser' }),
    ).toBeTruthy()
    expect(marked()).toBe('Ny lisensN')
  })

  it('closes before the marked command runs, so that the command decides where focus goes', async () => {
    const { user, run, onRun, onOpenChange } = await openPalette()
    run.mockImplementation(() => expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'run' }))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(run).toHaveBeenCalledOnce()
    expect(onRun.mock.lastCall?.[0]).toMatchObject({ id: 'list' })
  })

  it('runs what is pressed, and leaves the focus in the field until then', async () => {
    const { user, run } = await openPalette()
    await user.click(screen.getByRole('option', { name: 'Alle lisenser' }))
    expect(run).toHaveBeenCalledOnce()
  })

  it('closes by one Escape, and runs nothing for Enter without a hit', async () => {
    const { user, run, names, onOpenChange } = await openPalette()
    await user.keyboard('qqq{Enter}')
    expect(names()).toEqual([])
    expect(run).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'escape-or-outside' }]])
  })

  it('marks the first hit again when the text changes, also where the marked one is gone', async () => {
    const { user, marked } = await openPalette()
    await user.keyboard('{ArrowDown}ny')
    expect(marked()).toBe('Ny lisensN')
  })

  it('puts what a search finds below, and moves nothing that is there', async () => {
    const search = vi.fn(async () => [{ id: '4012', label: 'Lisens 4012', group: 'Handlinger', run: () => undefined }])
    const { user, names, marked } = await openPalette({ search })
    await user.keyboard('l')
    expect(search).not.toHaveBeenCalled()
    await user.keyboard('isens')
    expect(await screen.findByRole('option', { name: 'Lisens 4012' })).toBeTruthy()
    expect(names()).toEqual(['Ny lisensN', 'Alle lisenser', 'Lisens 4012'])
    expect(marked()).toBe('Ny lisensN')
    expect(search).toHaveBeenCalledOnce()
  })

  it('takes the commands for a text from a function, in its order', async () => {
    const commands = (typed: string): readonly Command[] =>
      typed === '' ? [] : [{ id: 'open', label: `Åpne ${typed}`, run: () => undefined }]
    const { user, names } = await openPalette({ commands })
    expect(names()).toEqual([])
    await user.keyboard(' 4012 ')
    expect(names()).toEqual(['Åpne 4012'])
  })
})
