import {
  lineFindings,
  type ProductLine,
  type RuleViolation,
  type ValidationResult,
  withoutLines,
} from '@eksport/domain'
import { domainIssueTexts, isMissing } from '@eksport/domain/templates'
import {
  getAt,
  type Issue,
  issueText,
  type Locale,
  type Section,
  type ValidationContext,
  validateSections,
  visibleFields,
} from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { type LineFinding, useEksport } from '@eksport/ui'
import { useMemo, useState } from 'react'
import { useAnswers } from '../../draft/draft-context.ts'
import { nameIn, shortName } from '../../draft/field-name.ts'
import { linesTexts as texts } from '../../form/lines/lines.texts.ts'

type Say = ReturnType<typeof useText>
const noIssues: readonly Issue[] = []
const noRules: readonly RuleViolation[] = []

/** How many missing answers a row names. */
const namedMissing = 3

/** Issues found in lines, each checked by itself; valid while everything else the check depends on is unchanged. */
interface KnownIssues {
  readonly around: string
  readonly context: ValidationContext
  readonly issues: WeakMap<ProductLine, readonly Issue[]>
}
const knownIssues = new WeakMap<readonly Section[], KnownIssues>()

/** Issues are cached across pages, so that returning to hundreds of lines does not wait for their check. */
function knownIn(sections: readonly Section[], around: string, context: ValidationContext): KnownIssues['issues'] {
  const before = knownIssues.get(sections)
  const isSame =
    before?.around === around && before.context.now === context.now && before.context.given === context.given
  if (isSame) return before.issues
  const issues: KnownIssues['issues'] = new WeakMap()
  knownIssues.set(sections, { around, context, issues })
  return issues
}

/** The issues that the form's own check finds in each line. Unchanged lines are not checked again. */
export function useLineIssues(lines: readonly ProductLine[], sections: readonly Section[], context: ValidationContext) {
  const { answers } = useAnswers()
  const { productLines: _, ...others } = answers
  const around = JSON.stringify(others)
  const { now, timeZone, given } = context
  return useMemo(() => {
    const checking = { now, timeZone, given }
    const root = { ...answers }
    const known = knownIn(sections, around, checking)
    return new Map(
      lines.map((line) => {
        const found = known.get(line) ?? validateSections(sections, { ...line }, checking, { root })
        known.set(line, found)
        return [line.id, found] as const
      }),
    )
  }, [lines, sections, now, timeZone, given, around, answers])
}

/** The form's name for the answer at a path of a line. */
export function nameOf(line: ProductLine, sections: readonly Section[], path: string, locale: Locale): string {
  const fields = Object.fromEntries(visibleFields(sections, { ...line }).map(({ path: at, field }) => [at, field]))
  return shortName(nameIn(fields, path, locale), { ...line }, path, locale)
}

interface Words {
  readonly say: Say
  readonly locale: Locale
  readonly sections: readonly Section[]
}

/** The issues of a line in words: errors one by one, missing answers in one sentence. */
function inWords(line: ProductLine, issues: readonly Issue[], { say, locale, sections }: Words): LineFinding[] {
  const isOfMissing = ({ path }: Issue) => isMissing(getAt({ ...line }, path))
  const wrong = issues
    .filter((issue) => !isOfMissing(issue))
    .map(({ path, ...issue }): LineFinding => {
      const name = nameOf(line, sections, path, locale)
      return {
        id: `${path} ${issue.code}`,
        tone: 'danger',
        text: `${name}: ${issueText(issue, locale, domainIssueTexts)}`,
      }
    })
  const missing = [...new Set(issues.filter(isOfMissing).map(({ path }) => nameOf(line, sections, path, locale)))]
  if (missing.length === 0) return wrong
  const named = missing.slice(0, namedMissing).join(', ')
  const more = missing.length - namedMissing
  const text = more > 0 ? say(texts.missingMore, { named, n: more }) : say(texts.missing, { named })
  return [...wrong, { id: 'missing', tone: 'danger', text }]
}

const ruleWords =
  (locale: Locale, words: (text: string) => string = (text) => text) =>
  (violation: RuleViolation): LineFinding => ({
    id: violation.code,
    tone: violation.severity === 'CRITICAL' ? 'danger' : 'warning',
    text: words(violation.messages?.[locale] ?? violation.message),
  })

/** A rule check, and the ids of the lines at the time of the check. */
export interface CheckedLines {
  readonly result: ValidationResult
  readonly ids: readonly string[]
}

/** Groups findings by line id; findings that concern all lines are listed once. */
function byLine({ result, ids }: CheckedLines) {
  const isOfAll = ({ lines }: RuleViolation) => lines === undefined || (ids.length > 1 && lines.length === ids.length)
  const [common, single] = [lineFindings(result).filter(isOfAll), lineFindings(result).filter((one) => !isOfAll(one))]
  const about = (index: number) => single.filter(({ lines }) => lines?.includes(index + 1))
  const rules = new Map(single.length === 0 ? [] : ids.map((id, index) => [id, about(index)] as const))
  return { common, rules }
}

interface LineFindingsOptions {
  readonly lines: readonly ProductLine[]
  readonly sections: readonly Section[]
  readonly issues: ReadonlyMap<string, readonly Issue[]>
  readonly checked: CheckedLines | undefined
  /** The line that is being filled in for the first time; its missing answers are not reported yet. */
  readonly freshId: string | undefined
}

interface Known {
  readonly from: readonly unknown[]
  readonly findings: readonly LineFinding[]
}

/**
 * [EXP-06] The findings shown under each line and above all of them. Unchanged findings stay the same array, so that their rows do not
 * re-render.
 */
export function useLineFindings({ lines, sections, issues, checked, freshId }: LineFindingsOptions) {
  const say = useText()
  const { locale } = useEksport()
  const { common, rules } = useMemo(
    () => byLine(checked ?? { result: { errors: [], needsManualProcessing: false }, ids: [] }),
    [checked],
  )
  const [known] = useState(() => new Map<string, Known>())
  return useMemo(() => {
    const words = { say, locale, sections }
    const findingsOf = (line: ProductLine): readonly LineFinding[] => {
      const own = line.id === freshId ? noIssues : (issues.get(line.id) ?? noIssues)
      const ruled = rules.get(line.id) ?? noRules
      const from = [own, ruled.length === 0 ? noRules : ruled, say]
      const before = known.get(line.id)
      if (before?.from.every((part, index) => part === from[index])) return before.findings
      const findings = [...inWords(line, own, words), ...ruled.map(ruleWords(locale, withoutLines))]
      known.set(line.id, { from, findings })
      return findings
    }
    const all = lines.map((line) => [line.id, findingsOf(line)] as const)
    return {
      findings: new Map(all.filter(([, findings]) => findings.length > 0)),
      common: common.map(ruleWords(locale)),
    }
  }, [lines, issues, rules, common, freshId, known, say, locale, sections])
}
