/** A message from operations to all users. */
export interface ServiceMessage {
  readonly id: string
  readonly title: string
  /** HTML; drawn with a list of what may pass. */
  readonly description: string
  readonly type: 'ERROR' | 'WARNING' | 'INFO'
  readonly hideable: boolean
  /** Instants, ISO 8601. */
  readonly effectiveFrom?: string | null
  readonly expiresAt?: string | null
  /** When it was last written; with `showEdited` a hidden one shows again after it. */
  readonly lastUpdated?: string | null
}

/** What a message is remembered by: its id, or its id and when it was last written. */
export const idOf = ({ id }: ServiceMessage): string => id
export const idAndEdition = ({ id, lastUpdated }: ServiceMessage): string => (lastUpdated ? `${id}@${lastUpdated}` : id)

/** Those that are valid now and not hidden, each id once, the gravest first. */
export function visibleMessages(
  messages: readonly ServiceMessage[],
  hidden: readonly string[],
  now: number,
  nameOf = idOf,
): ServiceMessage[] {
  const weight = { ERROR: 0, WARNING: 1, INFO: 2 }
  const seen = new Set<string>()
  return messages
    .filter((message) => {
      const { id, hideable, effectiveFrom, expiresAt } = message
      const known = seen.has(id)
      seen.add(id)
      const started = !effectiveFrom || Date.parse(effectiveFrom) <= now
      const over = expiresAt ? Date.parse(expiresAt) <= now : false
      return !known && started && !over && !(hideable && hidden.includes(nameOf(message)))
    })
    .sort((a, b) => weight[a.type] - weight[b.type])
}

/** The names to remember after hiding one: those of messages that are gone are forgotten. */
export function hideMessage(
  hidden: readonly string[],
  name: string,
  messages: readonly ServiceMessage[],
  nameOf = idOf,
): string[] {
  const live = new Set(messages.map(nameOf))
  return [...hidden.filter((old) => live.has(old) && old !== name), name]
}

/** What is said of a message that arrives: how grave it is, its title and its words. */
export function spokenMessage(level: string, title: string, words: string): string {
  return `${level}: ${title}${/[.:!?]$/.test(title.trim()) ? '' : '.'} ${words}`
}

/** Reads the stored ids; anything else is ignored. */
export function parseHidden(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined
}
