const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Signs that were written as entities. */
function decoded(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = Number(name.slice(1).replace(/^x/i, '0x'))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/**
 * The words of HTML without any of its markup, where there is no browser to read it: to be drawn as text, until the
 * browser does. What is misread here is a word too many or too few, and never an element.
 */
export function wordsOfHtml(html: string): string {
  const plain = html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|template|iframe|object|noscript|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    // The end of a paragraph or a point parts words, and so does a break.
    .replace(/<\/(p|li|div|ul|ol)\s*>|<br\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, '')
  return decoded(plain).replace(/\s+/g, ' ').trim()
}
