// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const values = new Map(
  [...css.matchAll(/--eks-([\w-]+):\s*light-dark\((#[\dA-F]{6}), (#[\dA-F]{6})\)/gi)].map((m) => [
    m[1] ?? '',
    [m[2] ?? '', m[3] ?? ''],
  ]),
)
const themes = ['light', 'dark'] as const

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['page', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-picked']
const on = (text: string, backgrounds: string[], needs: number) =>
  backgrounds.map((ground) => [text, ground, needs] as const)
const meanings = ['success', 'info', 'warning', 'danger', 'neutral']

const pairs = [
  ...on('text', [...grounds, 'success-tint', 'info-tint', 'warning-tint', 'danger-tint', 'added-tint'], 7),
  ...on('text-subtle', [...grounds, 'info-tint', 'danger-tint', 'neutral-tint', 'warning-tint'], 4.5),
  ...on('text-disabled', ['page', 'surface'], 4.5),
  ...on('link', ['page', 'surface', 'surface-hover', 'surface-picked'], 4.5),
  ...on('link-visited', ['page', 'surface'], 4.5),
  ...on('brand', ['page', 'surface'], 4.5),
  ...on('on-action', ['action', 'action-hover', 'action-active'], 4.5),
  ...on('on-danger', ['danger-base', 'danger-hover'], 4.5),
  ...on('band-text', ['band', 'band-hover'], 4.5),
  ...on('band-subtle', ['band', 'band-hover'], 4.5),
  ...meanings.map((meaning) => [`${meaning}-text`, `${meaning}-tint`, 4.5] as const),
  ...on('danger-text', ['page', 'surface', 'surface-raised'], 4.5),
  ...on('warning-text', ['page', 'surface', 'surface-picked'], 4.5),
  ...on('added-text', ['added-tint'], 4.5),
  ...on('field-line', ['page', 'surface', 'surface-raised', 'warning-tint'], 3),
  ...on('action', ['page', 'surface', 'surface-picked'], 3),
  ...on('danger-base', ['page', 'surface', 'danger-tint'], 3),
  ...['success', 'info', 'warning'].map((meaning) => [`${meaning}-base`, `${meaning}-tint`, 3] as const),
  ...on('warning-base', ['surface'], 3),
  ...on('added', ['added-tint', 'surface'], 3),
  ...on('changed', ['info-tint', 'surface'], 3),
  ...on('removed', ['danger-tint', 'surface'], 3),
  ...on('focus-outer', ['page', 'surface', 'surface-picked', 'focus-inner', 'warning-tint', 'danger-tint'], 3),
  ...on('focus-inner', ['action'], 3),
]

describe.each(themes)('[THM-09] contrast in the %s theme', (theme) => {
  const index = themes.indexOf(theme)
  it.each(pairs)('%s on %s is at least %s:1', (text, ground, needs) => {
    const front = values.get(text)?.[index]
    const back = values.get(ground)?.[index]
    expect(front, text).toBeDefined()
    expect(back, ground).toBeDefined()
    expect(contrast(front ?? '', back ?? '')).toBeGreaterThanOrEqual(needs)
  })
})

it('defines each token once', () => {
  const root = css.slice(0, css.indexOf(':root {'))
  const names = [...root.matchAll(/^\s+--eks-([\w-]+):/gm)].map((match) => match[1])
  expect(new Set(names).size).toBe(names.length)
})
