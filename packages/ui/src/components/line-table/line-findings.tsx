import { FieldError } from '../field/field-parts.js'
import { Kbd } from '../kbd/kbd.js'
import { LinkText } from '../rich-text/link-text.js'
import type { LineFinding } from './line-table-types.js'
import type { LineSay } from './use-line-words.js'

/** The findings of one line, or of all. */
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

/** The keyboard shortcuts of the table, on one muted line. */
export function KeyHelp({ say, withCopy }: { readonly say: LineSay; readonly withCopy: boolean }) {
  return (
    <p className="eks-line-keys">
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> {say('keyMove')} · <Kbd>Enter</Kbd> {say('keyFields')} · <Kbd>Esc</Kbd> {say('keyBack')}
      {withCopy && (
        <>
          {' · '}
          <Kbd>Ctrl</Kbd> <Kbd>D</Kbd> {say('keyCopy')}
        </>
      )}
    </p>
  )
}
