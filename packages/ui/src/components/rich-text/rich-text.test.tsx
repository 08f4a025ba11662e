import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText } from './rich-text.js'
import { parseRichText, richTextToString, safeHref } from './rich-text.logic.js'

const html = (source: string) => renderToStaticMarkup(<RichText html={source} />).replace(/^<div[^>]*>|<\/div>$/g, '')

describe('what passes', () => {
  it.each([
    ['<p>En <b>to</b></p>', '<p>En <strong>to</strong></p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a<li>b</li></li></ul>'],
    ['a<br/>b', 'a<br/>b'],
    [
      '<a href="https://mattilsynet.example/x?a=1&amp;b=2">x</a>',
      '<a href="https://mattilsynet.example/x?a=1&amp;b=2" rel="noreferrer">x</a>',
    ],
    ['<a href=tel:00000000>ring</a>', '<a href="tel:00000000">ring</a>'],
    ['5 &lt; 6 &amp; 7 &#248;', '5 &lt; 6 &amp; 7 ø'],
    ['5 < 6', '5 &lt; 6'],
    ['<h1>Stor</h1><table><td>celle', 'Storcelle'],
  ])('%s', (source, expected) => expect(html(source)).toBe(expected))
})

describe('what does not', () => {
  it.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<SCRIPT src=x>alert(1)', ''],
    ['<img src=x onerror=alert(1)>ok', 'ok'],
    ['<p onclick="alert(1)">ok</p>', '<p>ok</p>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="java\nscript:alert(1)">x</a>', 'x'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'x'],
    ['<a href="//evil.example">x</a>', 'x'],
    ['<a href="http://usikker.example">x</a>', 'x'],
    ['<svg><a href="https://x.example">x</a></svg>ok', 'ok'],
    ['<!-- <p> -->ok', 'ok'],
  ])('%s', (source, expected) => expect(html(source)).toBe(expected))
})

it('never makes an element that runs anything, whatever comes', () => {
  const pieces = [
    '<',
    '>',
    '</',
    'script',
    'a',
    ' href="javascript:x"',
    "'",
    '"',
    'onload=x',
    '<p>',
    '<!--',
    '-->',
    '&#60;',
    'img',
    '/',
  ]
  let seed = 7
  const next = () => {
    seed = (seed * 48271) % 2147483647
    return seed
  }
  for (let round = 0; round < 500; round += 1) {
    const source = Array.from({ length: 12 }, () => pieces[next() % pieces.length]).join('')
    const { container, unmount } = render(<RichText html={source} />)
    expect(container.querySelector('script, img, iframe, svg, [onload], [href^="javascript"]'), source).toBeNull()
    unmount()
  }
})

it('gives the words alone', () => {
  expect(richTextToString(parseRichText('<p>En</p><p>to <em>tre</em></p>'))).toBe('En to tre')
  expect(safeHref('mailto:a@b.example')).toBe('mailto:a@b.example')
})
