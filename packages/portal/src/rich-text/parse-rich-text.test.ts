import { describe, expect, it } from 'vitest'
import { parseRichText, type RichNode } from './parse-rich-text.ts'

const print = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) =>
      node.kind === 'words' ? node.words : `[${node.name}${node.href ? ` ${node.href}` : ''}:${print(node.children)}]`,
    )
    .join('')

describe('rich text of messages', () => {
  it.each([
    ['<p>Hei <strong>du</strong></p>', '[p:Hei [strong:du]]'],
    ['<ul><li>en</li><li>to</li></ul>', '[ul:[li:en][li:to]]'],
    ['Fisk &amp; skalldyr &#230;&nbsp;ok', 'Fisk & skalldyr æ\u00a0ok'],
    ['<a href="https://example.no/a?b=1&amp;c=2">lenke</a>', '[a https://example.no/a?b=1&c=2:lenke]'],
    ['en<br/>to', 'en[br:]to'],
    ['<p>uten slutt <em>her', '[p:uten slutt [em:her]]'],
    ['a < b', 'a < b'],
  ])('reads %s', (html, printed) => {
    expect(print(parseRichText(html))).toBe(printed)
  })

  it.each([
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="http://example.no">x</a>', 'x'],
    ['<img src=x onerror=alert(1)>etter', 'etter'],
    ['<p onclick="alert(1)">x</p>', '[p:x]'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['</p></p>x', 'x'],
  ])('[SEC-15] makes %s harmless', (html, printed) => {
    expect(print(parseRichText(html))).toBe(printed)
  })
})
