import { describe, expect, it } from 'vitest'
import { makeTheme, readChoices } from './theme.ts'

const query = (text: string) => readChoices(new URLSearchParams(text))

describe('[LIB-08] the theme builder', () => {
  it('keeps every pair of the library readable, whatever the brand colour', () => {
    const brands = ['#116e6b', '#2f7fd6', '#ffee00', '#ffffff', '#000000', '#a61d4c', '#7f7f7f']
    for (const brand of brands) {
      const { judged } = makeTheme({ ...query(''), brand })
      expect(judged.length).toBeGreaterThan(140)
      expect(
        judged.filter(({ pair, is }) => is < pair[2]).map(({ pair, scheme }) => [...pair, scheme]),
        brand,
      ).toEqual([])
    }
  })

  it('keeps a colour that can be read, and moves one that cannot', () => {
    expect(makeTheme({ ...query(''), brand: '#116e6b' }).colours.light.action).toBe('#116e6b')
    expect(makeTheme({ ...query(''), brand: '#ffee00' }).colours.light.action).not.toBe('#ffee00')
  })

  it('writes a stylesheet of what was chosen', () => {
    const { css } = makeTheme(query('brand=%23a61d4c&radius=8&font=Source+Sans+3'))
    expect(css).toContain('--eks-action: light-dark(#a61d4c, ')
    expect(css).toContain('--eks-radius: 8px;')
    expect(css).toContain("--eks-font: 'Source Sans 3', system-ui, sans-serif;")
  })

  it('takes nothing from the address that could leave its place in the stylesheet', () => {
    const strange = query("brand=red;}&radius=5px;color:red&font=x';}*{color:red")
    expect(strange).toEqual({ brand: '#116e6b', radius: '5', density: 'md', font: '' })
  })
})
