import type { Application } from '@eksport/domain'
import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, CopyButton } from '@eksport/ui'
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { questionsOf, useKeptAnswers } from '#src/lib/clarification/kept-answer.ts'
import { answering } from '../api/answer-clarification.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'

/** Whether the kept answers can still be sent. */
const isOpen = ({ applicationStatus }: Application) =>
  applicationStatus === 'AVKLARING_INNSENDER' || applicationStatus === 'UNDER_REGISTRERING'

/**
 * [ACT-12] The answers that were being written when somebody else answered or the question was withdrawn, so that nothing typed is lost.
 */
export function UnsentAnswers({ application }: { readonly application: Application }) {
  const say = useText()
  const { answerTo, forget } = useKeptAnswers(application)
  const isSending = useIsMutating({ mutationKey: answering(application.referenceNumber) }) > 0
  const written = questionsOf(application).map(({ messageId }) => answerTo(messageId).trim())
  const kept = [...new Set(written)].filter(Boolean)
  const isShown = !isOpen(application) && !isSending && kept.length > 0
  const [wasThere] = useState(isShown)
  const box = useRef<HTMLDivElement>(null)
  // This replaces the fields that had focus: a person who was writing looks for what became of their text.
  useEffect(() => {
    if (isShown && !wasThere && document.activeElement === document.body) box.current?.focus()
  }, [isShown, wasThere])
  if (!isShown) return null
  return (
    <Alert
      ref={box}
      {...(!wasThere && { role: 'alert' })}
      tone="warning"
      heading={say(texts.unsent)}
      headingLevel={2}
      className="mb-4 last:mb-0"
      actions={
        <>
          <CopyButton text={kept.join('\n\n')} />
          <Button
            small
            kind="quiet"
            onClick={() => {
              forget()
              // The notice and its button disappear, so focus moves to the heading.
              mainHeading()?.focus()
            }}
          >
            {say(texts.discardUnsent)}
          </Button>
        </>
      }
    >
      <p>{say(texts.unsentText)}</p>
      {kept.map((answer) => (
        <blockquote key={answer} className="mt-2 border-l-3 border-warning-edge pl-3 whitespace-pre-line wrap-anywhere">
          {answer}
        </blockquote>
      ))}
    </Alert>
  )
}
