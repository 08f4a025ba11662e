import type { DecisionLetterDocument } from '@eksport/domain/documents'

/** What a letter says, as text on a page; its paper is drawn by the server. */
export function LetterText({
  letter,
}: {
  readonly letter: Pick<DecisionLetterDocument, 'title' | 'lead' | 'sections'>
}) {
  return (
    <article className="grid gap-2 text-ui">
      <h4 className="font-semibold">{letter.title}</h4>
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
