import { FieldError } from '../field/field-parts.js'
import { LinkText } from '../rich-text/link-text.js'
import type { LineFinding } from './line-table-types.js'

/** What is wrong with one line, or with all of them. */
export function LineFindings({ id, findings }: { readonly id?: string; readonly findings: readonly LineFinding[] }) {
  return (
    <div id={id}>
      {findings.map((finding) => (
        <FieldError key={finding.id} tone={finding.tone} className="eks-line-finding">
          <LinkText html={finding.text} />
        </FieldError>
      ))}
    </div>
  )
}
