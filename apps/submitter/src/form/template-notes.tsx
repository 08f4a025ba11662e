import { templatesQuery } from '@eksport/portal/code-lists/template-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { templateNotesQuery } from '../draft/api/form-lists.ts'
import { formTexts as texts } from './form.texts.ts'

interface TemplateNotesProps {
  readonly template: string | undefined
  /** Whether the certificate is filled in as a file; only that page asks for the requisition. */
  readonly isPdf: boolean
}

/**
 * What to know about the chosen template before continuing. If the notes fail to load nothing is shown, because each page asks for the same
 * in its place.
 */
export function TemplateNotes({ template, isPdf }: TemplateNotesProps) {
  const say = useText()
  const { data: templates } = useQuery(templatesQuery)
  const chosen = templates?.find(({ key }) => key === template)
  const { data = [] } = useQuery(templateNotesQuery(template))
  const notes = data.filter(({ code }) => isPdf || code !== 'REQUISITION_REQUIRED')
  return (
    <>
      {/* A select cannot wrap its text, and a phone has no room for it on one line. */}
      {chosen && <p className="mt-7 text-small text-subtle md:hidden">{`${chosen.key} ${say(chosen.names)}`}</p>}
      {notes.length > 0 && (
        <Alert heading={say(texts.templateNotes)} className="mt-7 max-md:mt-3">
          <ul className="list-disc pl-5">
            {notes.map(({ code, texts: note }) => (
              <li key={code}>{say(note)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
