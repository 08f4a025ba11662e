const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Decodes entities. */
function decoded(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = Number(name.slice(1).replace(/^x/i, '0x'))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/**
 * The text of HTML without markup, where there is no browser to parse it: rendered as text until the browser parses it.
 * A misreading adds or drops words, but never creates an element.
 */
export function wordsOfHtml(html: string): string {
  const plain = html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|template|iframe|object|noscript|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    // The end of a paragraph or a list item separates words, as does a line break.
    .replace(/<\/(p|li|div|ul|ol)\s*>|<br\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, '')
  return decoded(plain).replace(/\s+/g, ' ').trim()
}
