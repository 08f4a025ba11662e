/** A message from operations to all users. */
export interface ServiceMessage {
  readonly id: string
  readonly title: string
  /** HTML; only allowed elements are rendered. */
  readonly description: string
  readonly type: 'ERROR' | 'WARNING' | 'INFO'
  readonly hideable: boolean
  /** Instants, ISO 8601. */
  readonly effectiveFrom?: string | null
  readonly expiresAt?: string | null
  /** When it was last edited; with `showEdited` a hidden message shows again after an edit. */
  readonly lastUpdated?: string | null
}

/** The key under which a message is hidden: its id, or its id and the time of its last edit. */
export const idOf = ({ id }: ServiceMessage): string => id
export const idAndEdition = ({ id, lastUpdated }: ServiceMessage): string => (lastUpdated ? `${id}@${lastUpdated}` : id)

/** The messages that are valid now and not hidden, each id once, the most severe first. */
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

/** The keys to store after hiding a message; those of messages that no longer exist are dropped. */
export function hideMessage(
  hidden: readonly string[],
  name: string,
  messages: readonly ServiceMessage[],
  nameOf = idOf,
): string[] {
  const live = new Set(messages.map(nameOf))
  return [...hidden.filter((old) => live.has(old) && old !== name), name]
}

/** The announcement of a new message: severity, title and text. */
export function spokenMessage(level: string, title: string, words: string): string {
  return `${level}: ${title}${/[.:!?]$/.test(title.trim()) ? '' : '.'} ${words}`
}

/** Parses the stored ids; ignores anything else. */
export function parseHidden(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined
}
