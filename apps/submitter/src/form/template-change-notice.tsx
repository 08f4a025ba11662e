import type { FormAnswers } from '@eksport/domain'
import { type CertificateTemplate, findTemplate, formOf, relevantApplication } from '@eksport/domain/templates'
import { summarize } from '@eksport/forms'
import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, useEksport } from '@eksport/ui'
import { useMemo } from 'react'
import { useAnswers, useDraftNotices } from '../draft/draft-context.ts'
import { useTemplate } from '../draft/template-context.ts'
import type { Moved } from '../draft/use-move.ts'
import type { TemplateChange } from '../draft/use-template-change.ts'
import { withdrawnWords } from '../draft/withdrawn-words.ts'
import { formTexts as texts } from './form.texts.ts'

/** [CRT-03] [CRT-04] What a change of country, template or version did to the answers, until the person dismisses it. */
export function TemplateChangeNotice() {
  const { templateChange, moved } = useDraftNotices()
  return (
    <>
      {templateChange && <ChangedTemplateNotice templateChange={templateChange} />}
      {moved && <MovedNotice moved={moved} />}
    </>
  )
}

/** The notice disappears with its button, so focus moves to the page's heading above it. */
const thenToHeading = (act: () => void) => () => {
  act()
  mainHeading()?.focus()
}

interface WithdrawnProps {
  /** The earlier form, and the answers given in it. */
  readonly template: CertificateTemplate
  readonly answers: FormAnswers
  readonly withdrawn: readonly string[]
}

/** The removed answers, in the words of the form that asked for them. */
function Withdrawn({ template, answers, withdrawn }: WithdrawnProps) {
  const { locale } = useEksport()
  const groups = useMemo(() => {
    const labels = (_list: string, code: string) => code
    const counted = { ...relevantApplication(answers, template) }
    return withdrawnWords(summarize(formOf(template, answers), counted, { locale, labels }), withdrawn)
  }, [template, answers, withdrawn, locale])
  return (
    <ul className="mt-2 list-disc pl-5">
      {groups.map(({ place, labels }) => (
        <li key={place}>
          <span className="font-semibold">{place}:</span> <span>{labels.join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}

function ChangedTemplateNotice({ templateChange }: { readonly templateChange: TemplateChange }) {
  const say = useText()
  const { undoTemplateChange, acceptTemplateChange } = useDraftNotices()
  const { before, withdrawn } = templateChange
  const template = findTemplate(before.certificateTemplate)
  return (
    <Alert
      tone="warning"
      role="alert"
      className="mb-7"
      heading={say(texts.templateChangedTitle)}
      actions={
        <>
          <Button small onClick={thenToHeading(undoTemplateChange)}>
            {say(texts.templateChangeUndo)}
          </Button>
          <Button small kind="quiet" onClick={thenToHeading(acceptTemplateChange)}>
            {say(texts.templateChangeAccept)}
          </Button>
        </>
      }
    >
      <p>{say(texts.templateChangedText, { template: template ? say(template.fullTitle) : '' })}</p>
      {template && <Withdrawn template={template} answers={before} withdrawn={withdrawn} />}
    </Alert>
  )
}

function MovedNotice({ moved }: { readonly moved: Moved }) {
  const say = useText()
  const { answers } = useAnswers()
  const { acceptMove } = useDraftNotices()
  const template = useTemplate()
  const { version, withdrawn } = moved
  return (
    <Alert
      tone="warning"
      role="alert"
      className="mb-7"
      heading={say(texts.movedTitle)}
      actions={
        <Button small onClick={thenToHeading(acceptMove)}>
          {say(texts.movedAccept)}
        </Button>
      }
    >
      <p>{say(texts.movedText, { template: say(template.fullTitle), version })}</p>
      {withdrawn.length > 0 && (
        <>
          <p className="mt-2">{say(texts.movedAgain)}</p>
          <Withdrawn template={template} answers={answers} withdrawn={withdrawn} />
        </>
      )}
    </Alert>
  )
}
