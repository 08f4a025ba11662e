import { describe, expect, it } from 'vitest'
import { harmlessHtml } from './harmless-html.ts'
import { messageState, operatingMessageIssues } from './operating-message.ts'
import { htmlOfWritten, writtenOfHtml } from './written-text.ts'

describe('[SEC-15] [CW-03] the HTML of a message', () => {
  it.each([
    ['<p>En <b>to</b></p>', '<p>En <strong>to</strong></p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<a href="https://a.example/?a=1&amp;b=2" onclick="x">x</a>', '<a href="https://a.example/?a=1&amp;b=2">x</a>'],
    ['<a href="http://a.example">x</a>', 'x'],
    ['<a href="javascript:x">x</a>', 'x'],
    ['<a href="&#106;avascript:x">x</a>', 'x'],
    ['<script>alert(1)</script><style>p{}</style>ok', 'ok'],
    ['<img src=x onerror=alert(1)>ok', 'ok'],
    ['<scr<script>ipt>alert(1)</script>ok', '&lt;scrok'],
    ['5 < 6 & 7 &lt;b&gt;', '5 &lt; 6 &amp; 7 &lt;b&gt;'],
    ['<li>a</li><h1>b</h1>', 'ab'],
    ['<em>a</strong>b', '<em>ab</em>'],
    ['<!-- <p> -->a<br/>b', 'a<br>b'],
  ])('%s', (source, expected) => {
    expect(harmlessHtml(source)).toBe(expected)
    expect(harmlessHtml(expected)).toBe(expected)
  })
})

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
  ])('%j is %s, and is read again as it was written', (written, html) => {
    expect(htmlOfWritten(written)).toBe(html)
    expect(harmlessHtml(html)).toBe(html)
    expect(htmlOfWritten(writtenOfHtml(html))).toBe(html)
  })

  it('goes on from HTML that was written elsewhere', () => {
    expect(writtenOfHtml('Hei <b>du</b><p>Ny</p>\n<ul>\n<li>a</li></ul>')).toBe('Hei **du**\n\nNy\n\n- a')
  })
})

const written = { title: { nb: 'T', nn: '', en: '' }, description: { nb: '<p>t</p>', nn: '', en: '' } }

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
