import type { Message } from '@eksport/domain'

/** The messages in the order they are read, oldest first; equal times keep the server's order. */
export function inTimeOrder(messages: readonly Message[]): Message[] {
  return [...messages].reverse().sort((a, b) => Date.parse(a.createdTime) - Date.parse(b.createdTime))
}

/** The newest `count` of them [DET-14], or all. */
export function shownMessages(ordered: readonly Message[], count: number, expanded: boolean): readonly Message[] {
  return expanded ? ordered : ordered.slice(Math.max(0, ordered.length - count))
}

const spokenLength = 120

/** Enough of a message to know whether it matters now. */
export function spokenExcerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > spokenLength ? `${line.slice(0, spokenLength)} …` : line
}

/** Characters that the authority takes in one message. */
export const maxMessageLength = 500

/** Why a message cannot be sent. */
export function messageProblem(text: string): 'empty' | 'tooLong' | undefined {
  if (text.trim() === '') return 'empty'
  return [...text.trim()].length > maxMessageLength ? 'tooLong' : undefined
}

/** Some systems write the prefix into the message itself: it is shown once. */
export function withoutPrefix(message: string): string {
  return message.replace(/^\s*til saksbehandler:\s*/i, '')
}
