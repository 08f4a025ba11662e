import type { Parameters, ProposedChange } from '@eksport/api'
import { formatDate, formatInstant } from '@eksport/domain'
import { useFocusAfter } from '@eksport/portal/browser/use-focus-after.ts'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Field, Heading, Textarea, toast } from '@eksport/ui'
import { ArrowLeft, Check, Users } from 'lucide-react'
import { useId, useState } from 'react'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { Refusal } from '#src/lib/refusal.tsx'
import { isJudged, thingWords, valueWords } from '../change-words.ts'
import { fieldWords, useDecide } from '../changes-api.ts'
import { parameterTexts as texts } from '../parameters.texts.ts'
import { Preview } from './preview.tsx'

interface ProposalProps {
  readonly proposed: ProposedChange
  readonly data: Parameters
}

/** [ADM-02] A change that waits for a second person: its content, reason and preview, and the decision. */
export function Proposal({ proposed, data }: ProposalProps) {
  const say = useText()
  const heading = useId()
  const part = useFocusAfter<HTMLElement>()
  const decide = useDecide(proposed, {
    onDecided: (outcome) =>
      toast.success(say(outcome === 'APPROVED' ? texts.approved : proposed.isMine ? texts.withdrawn : texts.returned)),
    onTooLate: () => toast.info(say(texts.tooLate)),
  })
  const [isReturning, setReturning] = useState(false)
  const { change, validFrom, reason, proposedBy, proposedAt, isMine } = proposed
  return (
    <section ref={part} aria-labelledby={heading} className="mb-5 rounded border border-line-strong">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4.5 py-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Heading level={2} size="h3" id={heading}>
            {say(texts.proposal, {
              thing: thingWords(say, change, data),
              value: valueWords(say, change, data),
              day: formatDate(validFrom),
            })}
          </Heading>
          <p className="text-ui">
            {proposedBy}, {formatInstant(proposedAt)}
          </p>
        </div>
        {reason !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>}
        {isJudged(change.kind) && <Preview change={() => change} />}
        {decide.error && <WhyNot error={decide.error} />}
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line bg-surface-sunken px-4.5 py-3">
        <Users aria-hidden="true" className="size-4 text-subtle" />
        <p className="min-w-0 flex-1 basis-60">{isMine ? say(texts.another) : <Agree name={proposedBy} />}</p>
        {isMine ? (
          <Button busy={decide.isPending} onClick={() => decide.mutate({ outcome: 'RETURNED' })}>
            {say(texts.withdraw)}
          </Button>
        ) : (
          <>
            <Button
              kind="primary"
              icon={<Check aria-hidden="true" />}
              busy={decide.isPending}
              onClick={() => decide.mutate({ outcome: 'APPROVED' })}
            >
              {say(texts.approve)}
            </Button>
            <Button icon={<ArrowLeft aria-hidden="true" />} onClick={() => setReturning(true)}>
              {say(texts.sendBack)}
            </Button>
          </>
        )}
      </div>
      {isReturning && <ReturnDialog proposed={proposed} onClose={() => setReturning(false)} />}
    </section>
  )
}

/** The error of a proposal that has become invalid; there is no field to show it at. */
function WhyNot({ error }: { readonly error: Error }) {
  const words = fieldWords(error)
  if (words === '') return <Refusal error={error} stale={texts.stale} />
  return (
    <Alert tone="danger" role="alert">
      {words}
    </Alert>
  )
}

function Agree({ name }: { readonly name: string }) {
  const say = useText()
  return (
    <>
      <strong>{say(texts.twoMustAgree)}</strong> <span>{say(texts.youMay, { name })}</span>
    </>
  )
}

const kept = new KeptWriting<string>({ shape: 1, isNothing: (answer) => answer.trim() === '' })

function ReturnDialog({ proposed, onClose }: { readonly proposed: ProposedChange; readonly onClose: () => void }) {
  const say = useText()
  const form = useId()
  const { written, restoredFrom, write, forget } = useKeptWriting(kept, `return:${proposed.id}`, { begin: () => '' })
  const decide = useDecide(proposed, {
    onDecided: () => {
      forget()
      onClose()
      toast.success(say(texts.returned))
    },
    onTooLate: () => toast.info(say(texts.tooLate)),
  })
  const submit = () => {
    if (!decide.isPending) decide.mutate({ outcome: 'RETURNED', answer: written.trim() })
  }
  return (
    <FormDialog
      form={form}
      title={say(texts.sendBack)}
      doLabel={say(texts.sendBack)}
      busy={decide.isPending}
      error={decide.error}
      stale={texts.stale}
      restoredFrom={restoredFrom}
      onSubmit={submit}
      onClose={onClose}
      onGiveUp={forget}
    >
      <Field label={say(texts.answer)} optional width="full">
        <Textarea value={written} rows={3} limit={2000} onChange={({ target }) => write(() => target.value)} />
      </Field>
    </FormDialog>
  )
}
