import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageState, operatingMessageIssues } from './operating-message.ts'
import { htmlOfWritten, type MessageNode, writtenOfNodes } from './written-text.ts'

describe('[CW-03] what an officer writes', () => {
  it.each([
    ['En linje\nto\n\nNytt avsnitt', '<p>En linje<br>to</p><p>Nytt avsnitt</p>'],
    ['Dette:\n- en\n- to', '<p>Dette:</p><ul><li>en</li><li>to</li></ul>'],
    ['1. en\n2. to', '<ol><li>en</li><li>to</li></ol>'],
    ['**Viktig** og *kanskje*', '<p><strong>Viktig</strong> og <em>kanskje</em></p>'],
    ['Se [her](https://a.example/b).', '<p>Se <a href="https://a.example/b">her</a>.</p>'],
    ['Se https://a.example.', '<p>Se <a href="https://a.example">https://a.example</a>.</p>'],
    ['2 * 3 * 4 <b>', '<p>2 * 3 * 4 &lt;b&gt;</p>'],
    ['[her](http://a.example)', '<p>[her](http://a.example)</p>'],
  ])('%j is %s', (text, html) => {
    expect(htmlOfWritten(text)).toBe(html)
  })

  it('[SEC-15] is harmless, whatever it is', () => {
    const ours = /<\/?(?:p|br|ul|ol|li|strong|em)>|<a href="https:\/\/[^"<>]*">|<\/a>/g
    const piece = fc.constantFrom(
      '**',
      '*',
      '[a](https://a.example/"x)',
      '](javascript:x)',
      '<img onerror=x>',
      '"',
      '&lt;',
      '- ',
      '\n',
      'ord',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        expect(htmlOfWritten(pieces.join('')).replace(ours, '')).not.toMatch(/[<>]/)
      }),
    )
  })

  it('is read again as it was written', () => {
    const nodes: MessageNode[] = [
      'Hei ',
      { tag: 'strong', children: ['du'] },
      {
        tag: 'p',
        children: ['Ny', { tag: 'br', children: [] }, { tag: 'a', href: 'https://a.example', children: ['her'] }],
      },
      '\n',
      {
        tag: 'ul',
        children: ['\n', { tag: 'li', children: ['a'] }, { tag: 'li', children: [{ tag: 'em', children: ['b'] }] }],
      },
    ]
    expect(writtenOfNodes(nodes)).toBe('Hei **du**\n\nNy\n[her](https://a.example)\n\n- a\n- *b*')
  })
})

const written = { title: { nb: 'T', nn: '', en: '' }, text: { nb: 't', nn: '', en: '' } }

it('[CW-03] bokmål is enough, and what is longer than there is room for is told', () => {
  const message = { ...written, effectiveFrom: '2026-11-21T05:00:00Z' }
  expect(operatingMessageIssues(message)).toEqual([])
  const long = { ...message, title: { ...message.title, nb: 'x'.repeat(121) } }
  expect(operatingMessageIssues(long)).toEqual([{ path: 'title.nb', code: 'messageTooLong', params: { max: 120 } }])
})

it.each([
  ['2026-11-21T04:59:59Z', 'planned'],
  ['2026-11-21T05:00:00Z', 'shown'],
  ['2026-11-21T07:15:00Z', 'expired'],
] as const)('[CW-03] a message is at %s %s', (now, state) => {
  const times = { effectiveFrom: '2026-11-21T05:00:00Z', expiresAt: '2026-11-21T07:15:00Z' }
  expect(messageState(times, now)).toBe(state)
  expect(messageState({ ...times, withdrawnAt: now }, now)).toBe('withdrawn')
})
