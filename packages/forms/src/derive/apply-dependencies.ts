import { getAt, setAt } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import type { Field } from '../define/field.ts'
import type { Section } from '../define/template.ts'
import { kindOf } from '../kinds/index.ts'
import { holds } from './conditions.ts'
import { emptyAnswers } from './empty-answers.ts'
import { normalizeValue } from './normalize-value.ts'

/** Paths of declarations that a change hides. A declaration applies only to the goods as they were when it was given. */
function hiddenDeclarations(sections: readonly Section[], before: Answers, after: Answers, root: Answers): string[] {
  const isAsked = ({ when }: Section, field: Field, answers: Answers) =>
    holds(when, answers, root) && holds(field.when, answers, root)
  return sections.flatMap((section) =>
    Object.entries(section.fields)
      .filter(([, field]) => field.kind === 'consent')
      .filter(([, field]) => isAsked(section, field, before) && !isAsked(section, field, after))
      .map(([path]) => path),
  )
}

/**
 * The answers after a change: those that lost their meaning by it are removed, and fields that appear get their initial values. A
 * hidden declaration is removed, so that it must be given anew when its question returns. An answer that the change would clear
 * is cleared even where `after` sets it together with the cause.
 */
export function applyDependencies<A extends Answers>(
  sections: readonly Section[],
  before: Answers,
  after: A,
  root: Answers = after,
): A {
  const fields = sections.flatMap((section) => Object.entries(section.fields))
  const cleared = fields
    .flatMap(([path, field]) => {
      if (!field.clears) return []
      const [old, now] = [before, after].map((answers) => normalizeValue(field, getAt(answers, path)))
      if (kindOf(field).equal(field, old, now)) return []
      const wasWhole = kindOf(field).isWhole(field, old)
      return field.clears.filter(({ sparesFirst = false }) => wasWhole || !sparesFirst)
    })
    .filter(({ unless }) => !unless || !holds(unless, after, root))
    .flatMap(({ paths }): readonly string[] => paths)
  const withdrawn = hiddenDeclarations(sections, before, after, root)
  const result = [...cleared, ...withdrawn].reduce((answers, path) => setAt(answers, path, undefined), after)
  return emptyAnswers(sections, result, root === after ? result : root)
}
