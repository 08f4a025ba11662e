import { expect, it } from 'vitest'
import { scoreOf } from './score.ts'

const report = (...statuses: string[]) => ({ files: { 'one.ts': { mutants: statuses.map((status) => ({ status })) } } })

it('counts what tests detected among what could be judged', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored']
  expect(scoreOf(report(...statuses))).toEqual({ detected: 2, survived: 2, timedOut: 1, percent: 50 })
})

it('never rounds a score up to its limit', () => {
  const killed = Array.from({ length: 84_999 }, () => 'Killed')
  const survived = Array.from({ length: 15_001 }, () => 'Survived')
  expect(scoreOf(report(...killed, ...survived)).percent).toBe(84.99)
})

it('is no score when there is nothing to judge', () => {
  expect(() => scoreOf(report('Ignored'))).toThrow('no mutant')
  expect(() => scoreOf({ files: {} })).toThrow('no mutant')
})
