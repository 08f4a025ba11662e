import { type Application, formatReference, formatTimestamp, originalPaperTexts } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { useState } from 'react'
import type { PaperOf } from '../api/case-paper.ts'
import { replacementTexts as texts } from '../replacement.texts.ts'
import { RecordPaperDialog } from './record-paper-dialog.tsx'

interface PaperStateProps {
  readonly of: PaperOf
  /** The application on which it is recorded. */
  readonly application: Application
  readonly label: LocalizedText
  /** Shown if nothing is recorded. */
  readonly outstanding: LocalizedText
}

const actionOf = { original: 'record-paper', mats: 'record-mats-paper' } as const

/** What is recorded about the paper: what became of it, or that its return is agreed. */
function recordedOf(
  of: PaperOf,
  { paperFate, returnAgreement, originalPaper }: Application,
): Application['originalPaper'] {
  if (of === 'mats') return originalPaper
  if (paperFate) return { ...paperFate, state: paperFate.fate }
  return returnAgreement && { ...returnAgreement, state: 'RETURN_AGREED' }
}

/** Row 21 of the status table: where the paper of a certificate is, as far as recorded, with a button to record it. */
export function PaperState({ of, application, label, outstanding }: PaperStateProps) {
  const say = useText()
  const [recording, setRecording] = useState(false)
  const recorded = recordedOf(of, application)
  const words = () => {
    if (recorded === undefined) return say(outstanding)
    const { state, trackingNumber = '', recordedBy, recordedTime } = recorded
    const what = state === 'RETURN_AGREED' ? say(texts.agreed, { trackingNumber }) : say(originalPaperTexts[state])
    return [what, formatTimestamp(recordedTime), recordedBy].filter((part) => part !== undefined).join(' · ')
  }
  return (
    <>
      <p className="mt-2 text-ui wrap-anywhere">{`${say(label)}: ${words()}`}</p>
      {application.actions.includes(actionOf[of]) && (
        <Button small className="mt-3" onClick={() => setRecording(true)}>
          {say(texts.record)}
        </Button>
      )}
      {recording && (
        <RecordPaperDialog
          of={of}
          application={application}
          reference={nameOf(of, application)}
          onClose={() => setRecording(false)}
        />
      )}
    </>
  )
}

/** The number of the certificate whose paper it is, formatted. */
function nameOf(of: PaperOf, { referenceNumber, originalReferenceNumberFromSkjematjenesten }: Application): string {
  return of === 'mats' ? (originalReferenceNumberFromSkjematjenesten ?? '') : formatReference(referenceNumber)
}
