'use client'
import { type ComponentPropsWithRef, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Search } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Listbox, type ListboxOption } from '../combobox/listbox.js'
import { useHitText } from '../combobox/use-combobox.js'
import { useListbox } from '../combobox/use-listbox.js'
import { Dialog, type DialogChange } from '../dialog/dialog.js'
import { Input } from '../input/input.js'
import { Kbd } from '../kbd/kbd.js'
import { lookupTexts } from '../lookup/lookup.texts.js'
import { useSearch } from '../lookup/use-search.js'
import { type Command, findCommands, inGroups, recentFirst } from './command.logic.js'
import { commandPaletteTexts } from './command-palette.texts.js'

/** Why a palette wants to close. */
export interface CommandPaletteChange {
  readonly reason: DialogChange['reason'] | 'run'
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Whether the palette is open. The app opens it, usually on Ctrl + K or Cmd + K. */
  open: boolean
  /** Called when it wants to close; `details.reason` says why. */
  onOpenChange: (open: boolean, details: CommandPaletteChange) => void
  /** Names the palette and its text field. @default 'Finn side eller handling' */
  title?: string
  /** What can be typed, below the title. @default 'Skriv hva du vil. Velg med piltastene og Enter.' */
  hint?: string
  /**
   * All commands, found by the beginnings of their words; or a function that returns those for a typed text, the best
   * first. It is called with an empty text for the commands shown at first.
   */
  commands: readonly Command[] | ((typed: string) => readonly Command[])
  /** Searches for more from two characters on, e.g. on a server. What it finds stands below the other commands. */
  search?: (typed: string, options: { readonly signal: AbortSignal }) => Promise<readonly Command[]>
  /** The ids of recently used commands, the last one first; shown before the others while nothing is typed. */
  recent?: readonly string[]
  /** Called with the command that is about to run, e.g. to store it among the recent ones. */
  onRun?: (command: Command) => void
}

/** All commands of an app in one list, found by typing: pages, actions, and what a search of the app finds. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, title, hint, commands, search, recent, onRun, className, ...rest } = props
  const t = useTexts('commandPalette', commandPaletteTexts)
  const input = useRef<HTMLInputElement>(null)
  const name = title ?? t('title')
  const run = (command: Command) => {
    onOpenChange(false, { reason: 'run' })
    onRun?.(command)
    command.run()
  }
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={name}
      description={hint ?? t('hint')}
      size="md"
      initialFocus={input}
      className={cx('eks-command-palette', className)}
    >
      <Finder
        {...{ input, name, commands, search, recent }}
        onRun={run}
        onEscape={() => onOpenChange(false, { reason: 'escape-or-outside' })}
      />
    </Dialog>
  )
}

type Sources = Pick<CommandPaletteProps, 'commands' | 'search' | 'recent'>

const none: readonly never[] = []
const findNothing = async () => none

/** The commands for a text, and what is said about them. */
function useFound({ commands, search, recent = none }: Sources, typed: string) {
  const t = useTexts('commandPalette', commandPaletteTexts)
  const searchText = useTexts('lookup', lookupTexts)
  const hitText = useHitText()
  const isEmpty = typed.trim() === ''
  const answer = useSearch<Command>({
    query: typed,
    enabled: search !== undefined,
    search: search ?? findNothing,
    minCharacters: 2,
    delay: 300,
  })
  const own = useMemo(() => {
    const found = typeof commands === 'function' ? commands(typed.trim()) : findCommands(commands, typed)
    return inGroups(isEmpty ? recentFirst(found, recent, t('recent')) : found)
  }, [commands, typed, isEmpty, recent, t])
  // Below the others, so that nothing moves under the hand of somebody who is about to choose.
  const more = answer.kind === 'found' ? answer.options : none
  const found = useMemo(() => [...own, ...inGroups(more)], [own, more])
  const isWaiting = answer.kind === 'searching' || answer.kind === 'failed'
  return { found, status: isEmpty ? '' : isWaiting ? searchText(answer.kind) : hitText(found.length) }
}

function Keys({ names }: { names: readonly string[] }) {
  return (
    <span aria-hidden="true" className="eks:flex eks:flex-none eks:gap-1 eks:narrow:hidden">
      {names.map((name) => (
        <Kbd key={name}>{name}</Kbd>
      ))}
    </span>
  )
}

const rowOf = ({ id, label, group, description, shortcut }: Command): ListboxOption => ({
  value: id,
  label,
  ...(group !== undefined && { section: group }),
  ...(description !== undefined && { description }),
  ...(shortcut && { end: <Keys names={shortcut} /> }),
})

interface FinderProps extends Sources {
  input: RefObject<HTMLInputElement | null>
  name: string
  onRun: (command: Command) => void
  onEscape: () => void
}

/** A combobox whose list is always open (APG). */
function Finder({ input, name, onRun, onEscape, ...sources }: FinderProps) {
  const announce = useAnnounce()
  const [typed, setTyped] = useState('')
  const { found, status } = useFound(sources, typed)
  const rows = useMemo(() => found.map(rowOf), [found])
  useEffect(() => announce(status), [announce, status])
  const run = (index: number) => {
    const command = found[index]
    if (command) onRun(command)
  }
  const listbox = useListbox({
    count: rows.length,
    open: true,
    onOpenChange: (next) => next || onEscape(),
    onChoose: run,
    initialIndex: 0,
  })
  return (
    <>
      <Input
        {...listbox.comboboxProps}
        ref={input}
        icon={<Search />}
        aria-label={name}
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          listbox.mark(0)
        }}
        onKeyDown={listbox.onKeyDown}
      />
      <Listbox
        inline
        id={listbox.listId}
        options={rows}
        query=""
        active={listbox.active}
        isSelected={() => false}
        onChoose={run}
        onMark={listbox.mark}
        footer={status}
      />
    </>
  )
}
