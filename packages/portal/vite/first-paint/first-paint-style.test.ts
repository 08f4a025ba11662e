import { describe, expect, it } from 'vitest'
import { firstPaintStyle } from './first-paint-style.ts'

const page = '<body><div class="bar"><p class="bar-name wide">Eksport</p></div></body>'

describe('the rules that a page is painted by before its stylesheet has come', () => {
  it.each([
    ['keep what stands in the page', '.bar{top:1px}.bar .bar-name{top:2px}', '.bar{top:1px}.bar .bar-name{top:2px}'],
    ['leave out what does not', '.bar{top:1px}.menu{top:2px}.bar .menu{top:3px}', '.bar{top:1px}'],
    ['keep what one of several places stands in the page', '.menu,.wide{top:1px}', '.menu,.wide{top:1px}'],
    ['know classes inside of other selectors', ':is(.menu,.tab)>p{top:1px}', ''],
    ['keep elements and attributes', 'p{top:1px}[data-size]{top:2px}', 'p{top:1px}[data-size]{top:2px}'],
    ['keep what asks for a window or a theme', '@media print{.bar{top:1px}}', '@media print{.bar{top:1px}}'],
    ['fetch no letters', '@font-face{font-family:A;src:url(a.woff2)}.bar{top:1px}', '.bar{top:1px}'],
    [
      'keep the order of layers, empty ones too',
      '@layer a{.menu{top:1px}}@layer b{.bar{top:1px}}',
      '@layer a;@layer b{.bar{top:1px}}',
    ],
    [
      'keep a value that is read',
      ':root{--a:1px;--b:2px}.bar{top:var(--a)}.menu{top:var(--b)}',
      ':root{--a:1px}.bar{top:var(--a)}',
    ],
    ['leave out a value that only such values read', ':root{--a:1px;--b:var(--a);color:red}', ':root{color:red}'],
    [
      'keep a value that has another in its place',
      ':root{--a:1px}.bar{top:var(--a,2px)}',
      ':root{--a:1px}.bar{top:var(--a,2px)}',
    ],
    ['leave out a movement of what is elsewhere', '@keyframes a{0%{top:1px}}.menu{animation:a 1s}', ''],
    [
      'keep a movement of their own',
      '@keyframes a{0%{top:1px}}.bar{animation:1s a}',
      '@keyframes a{0%{top:1px}}.bar{animation:1s a}',
    ],
  ])('%s', (_, stylesheet, expected) => {
    expect(firstPaintStyle(stylesheet, page)).toBe(expected)
  })
})
