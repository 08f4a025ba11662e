import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { root } from '../scripts/pages.ts'
import { type Criterion, criteria, type Evidence } from './criteria.ts'

/** The verdict on a criterion, always derived from its evidence. */
export type Verdict = 'supports' | 'axe' | 'none' | 'not-for'

export interface Judged extends Criterion {
  readonly verdict: Verdict
  readonly evidence: readonly Evidence[]
  /** The axe rules that check every story for violations of it. */
  readonly rules: readonly string[]
  /** The clause of EN 301 549 3.2.1; undefined for criteria added in WCAG 2.2. */
  readonly clause: string | undefined
}

const since22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']

/** The rules that our tests run for a criterion: all except those that axe marks as experimental or deprecated. */
function rulesOf(id: string): readonly string[] {
  return axe
    .getRules([`wcag${id.replaceAll('.', '')}`])
    .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ ruleId }) => ruleId)
}

/** Throws if a test named in a report no longer exists, or has another title. */
export function assertThere([file, title]: Evidence): void {
  if (!readFileSync(join(root, file), 'utf8').includes(title)) throw new Error(`${file} has no test '${title}'.`)
}

function judge(criterion: Criterion): Judged {
  const evidence = criterion.tests ?? []
  for (const test of evidence) assertThere(test)
  const rules = criterion.notFor ? [] : rulesOf(criterion.id)
  const tested: Verdict = evidence.length > 0 ? 'supports' : rules.length > 0 ? 'axe' : 'none'
  return {
    ...criterion,
    evidence,
    rules,
    verdict: criterion.notFor ? 'not-for' : tested,
    clause: since22.includes(criterion.id) ? undefined : `9.${criterion.id}`,
  }
}

/** Every criterion with its verdict; throws if a named test does not exist. */
export const judgeAll = (): readonly Judged[] => criteria.map(judge)
