import { foldText } from '@eksport/ui'

/** A command that is available everywhere, found by its words. */
export interface Command {
  readonly id: string
  readonly label: string
  /** Searched but not shown: other names. */
  readonly keywords?: string
  /** The single key with the same effect. */
  readonly letter?: string
  readonly run: () => void
}

/** The commands in which each typed word begins some word; all of them for an empty text. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const asked = foldText(typed).split(' ').filter(Boolean)
  return commands.filter(({ label, keywords = '' }) => {
    const words = foldText(`${label} ${keywords}`).split(' ')
    return asked.every((start) => words.some((word) => word.startsWith(start)))
  })
}
