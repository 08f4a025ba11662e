import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { wordsOfHtml } from './html-words.logic.js'
import { LinkText, PlainText } from './link-text.js'
import { RichText } from './rich-text.js'
import { parseRichText, richTextToString, safeHref } from './rich-text.logic.js'

/** Without the spans that keep texts apart. */
const markup = (element: Element | null) => element?.innerHTML.replaceAll(/<\/?span>/g, '')
const html = (source: string) => markup(render(<RichText html={source} />).container.querySelector('.eks-rich-text'))

describe('what passes', () => {
  it.each([
    ['<p>En <b>to</b></p>', '<p>En <strong>to</strong></p>'],
    ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<ol><li><em>a</em></li></ol>', '<ol><li><em>a</em></li></ol>'],
    ['a<br/>b', 'a<br>b'],
    [
      '<a href="https://mattilsynet.example/x?a=1&amp;b=2">x</a>',
      '<a href="https://mattilsynet.example/x?a=1&amp;b=2" rel="noreferrer">x</a>',
    ],
    ['5 &lt; 6 &amp; 7 &#248;', '5 &lt; 6 &amp; 7 ø'],
    ['<h1>Stor</h1><span>liten</span>', 'Storliten'],
    ['<div>En</div><div>to</div>', '<p>En</p><p>to</p>'],
    ['<div><p>En</p></div>', '<p>En</p>'],
  ])('%s', (source, expected) => expect(html(source)).toBe(expected))
})

describe('[SEC-15] what does not', () => {
  it.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<style>p{}</style>ok', 'ok'],
    ['<img src=x onerror=alert(1)>ok', 'ok'],
    ['<p onclick="alert(1)" style="color:red" id="x">ok</p>', '<p>ok</p>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="java\nscript:alert(1)">x</a>', 'x'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'x'],
    ['<a href="data:text/html,x">x</a>', 'x'],
    ['<a href="//evil.example">x</a>', 'x'],
    ['<a href="http://usikker.example">x</a>', 'x'],
    ['<a href="tel:00000000">ring</a>', 'ring'],
    ['<a>x</a>', 'x'],
    ['<svg><a href="https://x.example">x</a></svg>ok', 'ok'],
    ['<math><mtext>x</mtext></math>ok', 'ok'],
    ['<template><p>x</p></template>ok', 'ok'],
    ['<!-- <p> -->ok', 'ok'],
    ['<form action="https://x.example"><button>ok</button></form>', 'ok'],
  ])('%s', (source, expected) => expect(html(source)).toBe(expected))

  it.each([
    ['https://a.example/b', 'https://a.example/b'],
    [' https://a.example ', 'https://a.example/'],
    ['HTTPS://A.example', 'https://a.example/'],
    ['jav\tascript:alert(1)', undefined],
    ['mailto:a@b.example', undefined],
    ['/soeknader', undefined],
    ['', undefined],
  ])('%j leads to %s', (raw, expected) => expect(safeHref(raw)).toBe(expected))
})

it('never makes an element that runs anything, whatever comes', () => {
  const pieces = '<|>|</|script|a| href="javascript:x"|\'|"|onload=x|<p>|<!--|-->|&#60;|img|/|svg|style'.split('|')
  let seed = 7
  const next = () => {
    seed = (seed * 48271) % 2147483647
    return seed
  }
  const isKnown = (one: Element) => one.matches('p, br, ul, ol, li, strong, em, span, a[href^="https:"]')
  for (let round = 0; round < 120; round += 1) {
    const source = Array.from({ length: 12 }, () => pieces[next() % pieces.length]).join('')
    const { container, unmount } = render(<RichText html={source} />)
    const drawn = [...container.querySelectorAll('.eks-rich-text *')]
    expect(drawn.every(isKnown), source).toBe(true)
    expect(drawn.flatMap((one) => one.getAttributeNames()).filter((name) => name !== 'href' && name !== 'rel')).toEqual(
      [],
    )
    unmount()
  }
})

describe('without a browser', () => {
  it.each([
    ['<p>En</p><p>to <em>tre</em></p>', 'En to tre'],
    ['<script>alert(1)</script>a<br>b', 'a b'],
    ['<SCRIPT src=x>alert(1)', ''],
    ['<a title=">" href="javascript:x">lenke</a> 5 < 6 &amp; 7 &#xF8;', 'lenke 5 < 6 & 7 ø'],
    ['<img src=x onerror="alert(1)">ok <!-- skjult', 'ok'],
  ])('%s is read as its words', (source, words) => expect(wordsOfHtml(source)).toBe(words))

  it('a server draws the words, and the page comes alive with the markup', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const element = <RichText html='<p>Se <a href="https://a.example/">her</a></p><img src=x onerror=alert(1)>' />
    const page = document.createElement('div')
    page.innerHTML = renderToString(element)
    expect(page.querySelector('.eks-rich-text')?.innerHTML).toBe('Se her')
    document.body.append(page)
    render(element, { container: page, hydrate: true })
    expect(page.querySelector('a')?.getAttribute('href')).toBe('https://a.example/')
    expect(page.querySelector('img')).toBeNull()
    expect(complaints).not.toHaveBeenCalled()
  })
})

describe('links of a message', () => {
  const message = '<p>Se <a href="https://a.example/"><b>her</b></a> og <em>vent</em></p>'

  it('[THM-07] stand alone among its words', () => {
    const { container } = render(<LinkText html={message} />)
    expect(markup(container)?.replace(/ class="[^"]*"/, '')).toBe(
      'Se <a href="https://a.example/" rel="noreferrer">her</a> og vent',
    )
  })

  it('[THM-07] are words where a link has no place', () => {
    expect(markup(render(<PlainText html={message} />).container)).toBe('Se her og vent')
  })
})

describe('under Trusted Types', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('the parser is given what a policy of its own name has answered for, made once', () => {
    const createPolicy = vi.fn((_: string, rules: { createHTML: (html: string) => string }) => rules)
    vi.stubGlobal('trustedTypes', { createPolicy })
    expect(richTextToString(parseRichText('<p>En</p>'))).toBe('En')
    parseRichText('<p>to</p>')
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('eksport-rich-text', expect.anything())
  })
})

it('gives the words alone', () => {
  expect(richTextToString(parseRichText('<p>En</p><p>to <em>tre</em></p>'))).toBe('En to tre')
})
