import { foldText } from '@eksport/ui'

/** Something that can be done from anywhere, found by its words. */
export interface Command {
  readonly id: string
  readonly label: string
  /** Searched but not shown: what else people call it. */
  readonly keywords?: string
  /** The key that does the same by itself. */
  readonly letter?: string
  readonly run: () => void
}

/** The commands of which some word begins with each word that is typed; all of them while nothing is. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const asked = foldText(typed).split(' ').filter(Boolean)
  return commands.filter(({ label, keywords = '' }) => {
    const words = foldText(`${label} ${keywords}`).split(' ')
    return asked.every((start) => words.some((word) => word.startsWith(start)))
  })
}
