// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, contrastPairs } from '../scripts/tokens/contrast.ts'
import { makeDocument } from '../scripts/tokens/make-document.ts'
import { readTokenBlocks } from '../scripts/tokens/read-tokens.ts'
import { toToken } from '../scripts/tokens/to-dtcg.ts'
import { eksportPreset } from './tailwind-preset.js'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const css = read('./tokens.css')
const blocks = readTokenBlocks(css)
const names = new Set(blocks.flatMap(({ tokens }) => tokens.map(({ name }) => name)))
const themed = blocks.find(({ selectors }) => selectors.includes('[data-color-scheme]'))?.tokens ?? []
const themes = ['light', 'dark'] as const

function hexOf(name: string, theme: (typeof themes)[number]): string {
  const token = themed.find((other) => other.name === name)
  if (!token) throw new Error(`tokens.css has no ${name}.`)
  return (toToken(name, token.value, theme).$value as { hex: string }).hex
}

describe.each(themes)('[THM-09] contrast in the %s theme', (theme) => {
  it.each(contrastPairs)('%s on %s is at least %s:1', (text, ground, needs) => {
    expect(contrast(hexOf(text, theme), hexOf(ground, theme))).toBeGreaterThanOrEqual(needs)
  })
})

it('defines each token once in each block', () => {
  const repeated = blocks.flatMap(({ tokens }) => {
    const own = tokens.map(({ name }) => name)
    return own.filter((name, index) => own.indexOf(name) !== index)
  })
  expect(repeated).toEqual([])
  expect(names.size).toBeGreaterThan(80)
})

describe('the design tokens', () => {
  const document = makeDocument(css)

  it('are written to tokens.json from tokens.css: npm run generate:tokens', () => {
    expect(JSON.parse(read('./tokens.json'))).toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('hold every declaration of tokens.css, each scheme by itself', () => {
    const paths = (value: object, path = ''): string[] =>
      '$value' in value
        ? [path]
        : Object.entries(value).flatMap(([key, inner]) =>
            typeof inner === 'object' && inner !== null ? paths(inner, `${path}.${key}`) : [],
          )
    const themedCount = themed.filter(({ value }) => value.includes('light-dark(')).length
    const declared = blocks.flatMap(({ tokens }) => tokens).length
    expect(paths(document)).toHaveLength(declared + themedCount)
    expect(paths(document)).toContain('.theme.dark.page')
    expect(paths(document)).toContain('.coarse.sm.control')
  })

  it('are values of the format with their types', () => {
    expect(document.theme.light.page).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.9804, 0.9686, 0.9569], alpha: 1, hex: '#faf7f4' },
    })
    expect(document.theme.dark.scrim).toMatchObject({ $value: { alpha: 0.66, hex: '#000a0c' } })
    expect(document.base.radius).toEqual({ $type: 'dimension', $value: { value: 5, unit: 'px' } })
    expect(document.base.ease).toEqual({ $type: 'cubicBezier', $value: [0.2, 0, 0, 1] })
    expect(document.base.fast).toEqual({ $type: 'duration', $value: { value: 120, unit: 'ms' } })
    expect(document.density.sm['fs-ui']).toEqual({ $type: 'dimension', $value: { value: 0.875, unit: 'rem' } })
    expect(document.theme.light['shadow-menu']).toMatchObject({
      $type: 'shadow',
      $value: [{}, { blur: { value: 24 } }],
    })
  })

  it('are what the Tailwind preset points at, and every colour has a name there', () => {
    const used = [...JSON.stringify(eksportPreset).matchAll(/var\(--eks-([\w-]+)\)/g)].map((match) => match[1] ?? '')
    expect(used.filter((name) => !names.has(name))).toEqual([])
    const colours = themed.map(({ name }) => name).filter((name) => !/^(shadow-|focus-width)/.test(name))
    expect(colours.filter((name) => !used.includes(name))).toEqual([])
  })
})
