/** A piece of a message: plain text, or an address to link. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

/** What counts as an address. Only web and e-mail: any other scheme, above all `javascript:`, stays text. */
const addresses = /\bhttps?:\/\/[^\s<>"']+|[^\s<>"'@:]+@[^\s<>"'@]+\.[a-z]{2,}/gi

/** A full stop or bracket at the end belongs to the sentence, not to the address. */
const trailing = /[.,;:!?)\]}]+$/

function webAddress(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).href : undefined
}

const hrefOf = (text: string) => (/^https?:/i.test(text) ? webAddress(text) : `mailto:${text}`)

/** Splits a message into text and its web and e-mail addresses. The parts joined give the message. */
export function linkParts(message: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of message.matchAll(addresses)) {
    const text = found.replace(trailing, '')
    const href = hrefOf(text)
    if (href === undefined) continue
    if (index > end) parts.push({ text: message.slice(end, index) })
    parts.push({ text, href })
    end = index + text.length
  }
  if (end < message.length) parts.push({ text: message.slice(end) })
  return parts
}
