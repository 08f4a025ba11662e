import { getAt } from '../answers/get-at.ts'
import { setAt } from '../answers/set-at.ts'
import type { Answers } from '../define/check.ts'
import type { Section } from '../define/template.ts'
import { kindOf } from '../kinds/index.ts'
import { emptyAnswers } from './empty-answers.ts'
import { holds } from './holds.ts'
import { normalizeValue } from './normalize-value.ts'

/**
 * The answers after a change, without those that lost their meaning by it, and with first values for fields that
 * appeared. A part that `after` sets anew together with the cause is wiped too: the cause wins.
 */
export function applyDependencies<A extends Answers>(
  sections: readonly Section[],
  before: Answers,
  after: A,
  root: Answers = after,
): A {
  const fields = sections.flatMap((section) => Object.entries(section.fields))
  const changed = fields.filter(([path, field]) => {
    if (!field.clears) return false
    const [old, now] = [before, after].map((answers) => normalizeValue(field, getAt(answers, path)))
    return !kindOf(field).equal(field, old, now)
  })
  const cleared = changed
    .flatMap(([, field]) => field.clears ?? [])
    .filter(({ unless }) => !unless || !holds(unless, after, root))
    .flatMap(({ paths }) => paths)
  const result = cleared.reduce((answers, path) => setAt(answers, path, undefined), after)
  return emptyAnswers(sections, result, root === after ? result : root)
}
