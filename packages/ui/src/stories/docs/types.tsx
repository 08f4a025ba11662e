import { Markdown } from '@storybook/addon-docs/blocks'
import type { TypeDoc } from '../../../scripts/docs/api-model.ts'

const isOurs = ({ home }: TypeDoc) => home === '@eksport/ui'

/** A comment as its first sentence, with code as code: a line of the source ends anywhere. */
function FirstSentence({ of }: { of: string }) {
  const [sentence = ''] = /^[\s\S]*?(?:\.(?=\s+[A-Z])|$)/.exec(of) ?? []
  // Every second part stood between backticks.
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence that never changes
  return sentence.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))
}

/** A fence follows the theme; a block of source of its own does not. */
const fenced = (code: string) => ['```tsx', code, '```'].join('\n')

/** Every type and function that the props name, folded, from the sources. */
export function Types({ types }: { types: readonly TypeDoc[] }) {
  if (types.length === 0) return null
  return (
    <>
      <Markdown>## Types and functions</Markdown>
      {types.map((type) => (
        <details key={type.name} className="docs-fold">
          <summary>
            <code>{type.name}</code> <FirstSentence of={type.comment} />
            {!isOurs(type) && <em> from {type.home}</em>}
          </summary>
          {type.comment.includes('\n') && <Markdown>{type.comment}</Markdown>}
          {type.declaration !== '' && <Markdown>{fenced(type.declaration)}</Markdown>}
        </details>
      ))}
    </>
  )
}
