import { expect, it } from 'vitest'
import { firstPaintInPage } from './first-paint-in-page.ts'

const page = `<html><head>
    <script type="module" crossorigin src="/assets/first.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/first-a1.css">
  </head><body><p class="bar">Eksport</p>
  </body></html>`

const asset = (source: string) => ({ type: 'asset', source })

function paint(bundle: Record<string, unknown>): unknown {
  const { transformIndexHtml } = firstPaintInPage()
  if (typeof transformIndexHtml !== 'object' || !('handler' in transformIndexHtml)) throw new Error('No handler')
  return Reflect.apply(transformIndexHtml.handler, undefined, [page, { bundle }])
}

it('has its own rules in the head, its stylesheet asked for there and applied after its words, and its script asked for after it', () => {
  expect(paint({ 'assets/first-a1.css': asset('.bar{top:1px}.menu{top:2px}') })).toBe(`<html><head>
    <script type="module" fetchpriority="low" crossorigin src="/assets/first.js"></script>
    <link rel="preload" as="style" crossorigin href="/assets/first-a1.css">
    <style>.bar{top:1px}</style>
  </head><body><p class="bar">Eksport</p>
    <link rel="stylesheet" crossorigin href="/assets/first-a1.css">
  </body></html>`)
})

it('is not built bare: its stylesheet has another name, or none', () => {
  expect(() => paint({})).toThrow('assets/first-a1.css')
  expect(() => paint({ 'assets/first-a1.css': asset('') })).toThrow('no stylesheet')
})
