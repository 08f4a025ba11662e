import {
  type Application,
  type ComplaintDecision,
  complaintDecisions,
  complaintLimits,
  complaintStateTexts,
  formatReference,
} from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { LocaleRadios } from '@eksport/portal/text/locale-radios.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Radio, RadioGroup } from '@eksport/ui'
import { useCallback, useId, useState } from 'react'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { PhraseTextarea } from '#src/lib/phrases/phrase-textarea.tsx'
import { tellDone } from '#src/lib/tell-done.ts'
import { CaseInWords } from '../components/case-in-words.tsx'
import { LetterPreview } from '../components/letter-preview.tsx'
import { useLetterLanguage } from '../use-letter-language.ts'
import { decisionTexts, complaintTexts as texts } from './complaint.texts.ts'
import { fetchComplaintLetter, useDecideComplaint } from './complaint-queries.ts'

interface Written {
  readonly decision?: ComplaintDecision
  readonly reason: string
}

const kept = new KeptWriting<Written>({
  shape: 1,
  isNothing: ({ decision, reason }) => decision === undefined && reason.trim() === '',
})

interface ComplaintDialogProps {
  readonly application: Application
  readonly offered: readonly ComplaintDecision[]
  readonly onClose: () => void
}

const isDecision = (value: unknown): value is ComplaintDecision => complaintDecisions.some((one) => one === value)

/** [ADM-08] Decides on a complaint: the outcome and its meaning, the reasons, and the letter before it is sent. */
export function ComplaintDialog({ application, offered, onClose }: ComplaintDialogProps) {
  const say = useText()
  const form = useId()
  const { referenceNumber } = application
  const { written, restoredFrom, write, forget } = useKeptWriting(kept, `complaint:${referenceNumber}`, {
    begin: () => ({ reason: '' }),
  })
  const [language, setLanguage] = useLetterLanguage(referenceNumber)
  const [tried, setTried] = useState(false)
  const decide = useDecideComplaint(referenceNumber)
  // A single possible decision needs no choice.
  const chosen = offered.length === 1 ? offered[0] : written.decision
  const decision = chosen && offered.includes(chosen) ? chosen : undefined
  const reason = written.reason.trim()
  const problem =
    (reason === '' && say(texts.reasonRequired)) ||
    ([...reason].length > complaintLimits.reason && say(texts.reasonTooLong, { n: complaintLimits.reason }))
  const submit = () => {
    setTried(true)
    if (decision === undefined) return document.querySelector<HTMLElement>(`#${CSS.escape(form)} input`)?.focus()
    if (problem) return document.getElementById(`${form}-reason`)?.focus()
    if (decide.isPending) return
    decide.mutate(
      { decision, reason, language },
      {
        onSuccess: ({ complaint }) => {
          if (complaint) tellDone(referenceNumber, say(complaintStateTexts[complaint.state]))
          forget()
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      form={form}
      title={say(texts.title)}
      description={
        <>
          <CaseInWords application={application} />
          <p>{say(texts.description)}</p>
        </>
      }
      doLabel={say(texts.send)}
      busy={decide.isPending}
      error={decide.error}
      restoredFrom={restoredFrom}
      onSubmit={submit}
      onClose={onClose}
      onGiveUp={forget}
    >
      <RadioGroup
        legend={say(texts.outcome)}
        value={decision ?? ''}
        error={tried && decision === undefined && say(texts.outcomeRequired)}
        onValueChange={(value) => isDecision(value) && write((before) => ({ ...before, decision: value }))}
      >
        {offered.map((one) => (
          <Radio key={one} value={one} label={say(decisionTexts[one].label)} hint={say(decisionTexts[one].meaning)} />
        ))}
      </RadioGroup>
      <Field
        id={`${form}-reason`}
        label={say(texts.reason)}
        hint={say(texts.reasonHint)}
        error={tried && problem}
        required
        width="full"
      >
        <PhraseTextarea
          value={written.reason}
          rows={5}
          limit={complaintLimits.reason}
          onChange={({ target }) => write((before) => ({ ...before, reason: target.value }))}
        />
      </Field>
      <LocaleRadios legend={say(texts.language)} value={language} onChange={setLanguage} />
      <Letter {...{ referenceNumber, decision, reason, language }} isWritten={!problem} />
    </FormDialog>
  )
}

interface LetterProps {
  readonly referenceNumber: number
  readonly decision: ComplaintDecision | undefined
  readonly reason: string
  readonly language: Locale
  readonly isWritten: boolean
}

function Letter({ referenceNumber, decision, reason, language, isWritten }: LetterProps) {
  const say = useText()
  const source = useCallback(
    async ({ signal }: { signal: AbortSignal }) => {
      if (decision === undefined) throw new TypeError('A letter without a decision')
      return fetchComplaintLetter(referenceNumber, { decision, reason, language }, { signal })
    },
    [referenceNumber, decision, reason, language],
  )
  return (
    <LetterPreview
      referenceNumber={referenceNumber}
      name={say(texts.letter, { reference: formatReference(referenceNumber) })}
      source={source}
      lacks={decision === undefined || !isWritten ? say(texts.writeFirst) : undefined}
    />
  )
}
