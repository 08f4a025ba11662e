import type { DecisionLetterDocument } from '@eksport/domain/documents'
import { Heading } from '@eksport/ui'

/** The text of a letter, as HTML; the server renders the printed letter. */
export function LetterText({
  letter,
}: {
  readonly letter: Pick<DecisionLetterDocument, 'title' | 'lead' | 'sections'>
}) {
  return (
    <article className="grid gap-2 text-ui">
      <Heading level={4}>{letter.title}</Heading>
      <p>{letter.lead}</p>
      {letter.sections.map(({ heading, paragraphs }) => (
        <div key={heading}>
          <h5 className="m-0 text-ui font-semibold">{heading}</h5>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="m-0">
              {paragraph}
            </p>
          ))}
        </div>
      ))}
    </article>
  )
}
