import { type Message, maxMessageLength, type Viewpoint } from '@eksport/domain'

/** The reader's side, and their name if the app knows it. */
export interface Viewer {
  readonly side: Viewpoint
  readonly name: string | undefined
}

/** Whether the reader wrote it. Without a known name, everyone on the reader's side counts as the reader. */
export function isOwn({ sender }: Message, { side, name }: Viewer): boolean {
  return sender.role === side && (name === undefined || sender.name === undefined || sender.name === name)
}

/** The messages in reading order, oldest first; equal times keep the server's order. */
export function inTimeOrder(messages: readonly Message[]): Message[] {
  return messages.toReversed().sort((a, b) => Date.parse(a.createdTime) - Date.parse(b.createdTime))
}

/** The newest `count` of them, or all. */
export function shownMessages(ordered: readonly Message[], count: number, expanded: boolean): readonly Message[] {
  return expanded ? ordered : ordered.slice(Math.max(0, ordered.length - count))
}

const spokenLength = 120

/** The beginning of a message, enough to judge whether it matters now. */
export function spokenExcerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  // Cut by code points: half a surrogate pair cannot be read out.
  return line.length > spokenLength ? `${[...line.slice(0, 2 * spokenLength)].slice(0, spokenLength).join('')} …` : line
}

/** Why a message cannot be sent. */
export function messageProblem(text: string): 'empty' | 'tooLong' | undefined {
  if (text.trim() === '') return 'empty'
  return [...text.trim()].length > maxMessageLength ? 'tooLong' : undefined
}

/** Some systems write the prefix into the message itself; it is shown only once. */
export function withoutPrefix(message: string): string {
  return message.replace(/^\s*til saksbehandler:\s*/i, '')
}
