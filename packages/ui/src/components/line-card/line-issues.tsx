import { FieldError } from '../field/field-parts.js'
import { LinkText, PlainText } from '../rich-text/link-text.js'
import type { LineIssue } from './line-card-types.js'

/** The gravest first. */
const byGravity = (issues: readonly LineIssue[]) => [
  ...issues.filter(({ tone }) => tone === 'danger'),
  ...issues.filter(({ tone }) => tone === 'warning'),
]

/** What is wrong with the line. */
export function LineIssues({ id, issues }: { id: string; issues: readonly LineIssue[] }) {
  return (
    <ul id={id} className="eks:mt-2">
      {byGravity(issues).map((issue) => (
        <li key={`${issue.id} ${issue.text}`}>
          <FieldError tone={issue.tone}>
            {issue.href === undefined ? (
              <LinkText html={issue.text} />
            ) : (
              <a
                href={issue.href}
                className="eks:inline-block eks:min-h-6 eks:over:text-inherit eks:underline eks:underline-offset-[.18em] eks:hover:decoration-2"
              >
                <PlainText html={issue.text} />
              </a>
            )}
          </FieldError>
        </li>
      ))}
    </ul>
  )
}
