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
}

/** Those that are valid now and not hidden, each id once, the gravest first. */
export function visibleMessages(
  messages: readonly ServiceMessage[],
  hidden: readonly string[],
  now: number,
): ServiceMessage[] {
  const weight = { ERROR: 0, WARNING: 1, INFO: 2 }
  const seen = new Set<string>()
  return messages
    .filter(({ id, hideable, effectiveFrom, expiresAt }) => {
      const known = seen.has(id)
      seen.add(id)
      const started = !effectiveFrom || Date.parse(effectiveFrom) <= now
      const over = expiresAt ? Date.parse(expiresAt) <= now : false
      return !known && started && !over && !(hideable && hidden.includes(id))
    })
    .sort((a, b) => weight[a.type] - weight[b.type])
}

/** The ids to remember after hiding one: those of messages that are gone are forgotten. */
export function hideMessage(hidden: readonly string[], id: string, messages: readonly ServiceMessage[]): string[] {
  const live = new Set(messages.map((message) => message.id))
  return [...hidden.filter((old) => live.has(old) && old !== id), id]
}

/** Reads the stored ids; anything else is ignored. */
export function parseHidden(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined
}
