import type { RuleViolation } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { FieldError } from '../../components/field/field-parts.js'
import { LinkText, PlainText } from '../../components/rich-text/link-text.js'
import { violationText } from '../vocabulary.js'

interface LineIssuesProps {
  id: string
  issues: readonly RuleViolation[]
  /** Where the issue is mended; without it the issue is text. */
  href: ((issue: RuleViolation) => string | undefined) | undefined
  locale: Locale
}

const weight = { CRITICAL: 2, WARNING: 1, MANUAL_PROCESSING: 1 }

/** The gravest first: it is what holds the application back. */
const byGravity = (issues: readonly RuleViolation[]) =>
  issues.toSorted((one, other) => weight[other.severity] - weight[one.severity])

/** What the rule check found about the line. */
export function LineIssues({ id, issues, href, locale }: LineIssuesProps) {
  return (
    <ul id={id} className="eks:mt-2">
      {byGravity(issues).map((issue) => {
        const address = href?.(issue)
        const text = violationText(issue, locale)
        return (
          <li key={`${issue.code} ${issue.message}`}>
            <FieldError tone={issue.severity === 'CRITICAL' ? 'danger' : 'warning'}>
              {address === undefined ? (
                <LinkText html={text} />
              ) : (
                <a
                  href={address}
                  className="eks:inline-block eks:min-h-6 eks:over:text-inherit eks:underline eks:underline-offset-[.18em] eks:hover:decoration-2"
                >
                  <PlainText html={text} />
                </a>
              )}
            </FieldError>
          </li>
        )
      })}
    </ul>
  )
}
