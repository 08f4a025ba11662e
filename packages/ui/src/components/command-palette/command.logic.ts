import { foldText } from '../combobox/search.logic.js'

/** One command of a palette. */
export interface Command {
  /** Unique in the palette, and the same at the next visit if it can be among the recent ones. */
  readonly id: string
  /** What it does, or where it leads: 'Ny søknad'. */
  readonly label: string
  /** The heading above it and others of the same group. */
  readonly group?: string
  /** More about it, on its own line. Not searched. */
  readonly description?: string
  /** Searched but not shown: other names for it. */
  readonly keywords?: string
  /** The keys that do the same outside the palette, shown at the end of the row. The app handles them. */
  readonly shortcut?: readonly string[]
  /** Does it. The palette is closed by then. */
  readonly run: () => void
}

/** The commands in which each typed word begins some word, in any order; all of them for an empty text. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const asked = foldText(typed).split(' ').filter(Boolean)
  return commands.filter(({ label, keywords = '' }) => {
    const words = foldText(`${label} ${keywords}`).split(' ')
    return asked.every((start) => words.some((word) => word.startsWith(start)))
  })
}

/** Commands of one group under each other, the groups in the order of their first command. */
export function inGroups(commands: readonly Command[]): readonly Command[] {
  const groups = new Set(commands.map(({ group }) => group))
  return [...groups].flatMap((group) => commands.filter((command) => command.group === group))
}

/** Recently used commands under a heading of their own, before the others; those that no longer exist are left out. */
export function recentFirst(
  commands: readonly Command[],
  recent: readonly string[],
  heading: string,
): readonly Command[] {
  const used = recent.flatMap((id) => commands.filter((command) => command.id === id))
  return [
    ...used.map((command) => ({ ...command, group: heading })),
    ...commands.filter((command) => !used.includes(command)),
  ]
}
