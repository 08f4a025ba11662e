import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { templateNotesQuery } from '../draft/api/list-template-notes.ts'
import { formTexts as texts } from './form.texts.ts'

/** What to know of the chosen template before going on. Without an answer nothing stands there: each page asks for it again in its place. */
export function TemplateNotes({ template }: { readonly template: string | undefined }) {
  const say = useText()
  const { data = [] } = useQuery(templateNotesQuery(template))
  if (data.length === 0) return null
  return (
    <Alert heading={say(texts.templateNotes)} className="mt-7">
      <ul className="list-disc pl-5">
        {data.map(({ code, texts: note }) => (
          <li key={code}>{say(note)}</li>
        ))}
      </ul>
    </Alert>
  )
}
