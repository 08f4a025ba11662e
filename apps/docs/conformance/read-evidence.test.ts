import { describe, expect, it } from 'vitest'
import { assertThere, judgeAll } from './read-evidence.ts'

const judged = judgeAll()

describe('[LIB-10] the conformance report', () => {
  it('has the 55 criteria of levels A and AA once, in their order', () => {
    expect(judged).toHaveLength(55)
    expect(judged.filter(({ level }) => level === 'AA')).toHaveLength(24)
    const ids = judged.map(({ id }) => id)
    const inOrder = ids.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    expect([...new Set(ids)]).toEqual(inOrder)
  })

  it('takes each verdict from its evidence', () => {
    for (const { verdict, evidence, rules, notFor } of judged) {
      if (verdict === 'supports') expect(evidence.length).toBeGreaterThan(0)
      if (verdict === 'axe') expect([evidence.length, rules.length > 0]).toEqual([0, true])
      if (verdict === 'none') expect([evidence.length, rules.length]).toEqual([0, 0])
      if (verdict === 'not-for') expect(notFor?.nb.length).toBeGreaterThan(10)
    }
    expect(judged.find(({ id }) => id === '1.3.4')?.verdict, 'a rule that axe leaves off proves nothing').toBe('none')
  })

  it('names the clause of EN 301 549 for what WCAG 2.1 has', () => {
    expect(judged.find(({ id }) => id === '1.4.10')?.clause).toBe('9.1.4.10')
    expect(judged.filter(({ clause }) => clause === undefined)).toHaveLength(6)
  })

  it('fails when a test that it names is gone', () => {
    expect(() => assertThere(['packages/ui/src/tokens.test.ts', 'no such test'])).toThrow("has no test 'no such test'")
  })
})
