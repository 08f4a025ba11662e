import {
  type Application,
  describeOfficerAction,
  type OfficerAction,
  officerActionDescriptions,
  officerInput,
  type RequiredInput,
} from '@eksport/domain'
import type { Locale, LocalizedText } from '@eksport/forms'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Field, Input, Textarea } from '@eksport/ui'
import { Fragment, useId, useState } from 'react'
import { type ActInput, inputProblem } from '#src/lib/act-input.ts'
import { dialogTexts as texts } from '#src/lib/dialog.texts.ts'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { useHandleCase } from '#src/lib/handle-case.ts'
import { PhraseTextarea } from '#src/lib/phrases/phrase-textarea.tsx'
import { tellDone } from '#src/lib/tell-done.ts'
import { offeredActions, requiredInputs } from '../actions/case-actions.ts'
import { reasonTexts } from '../case.texts.ts'
import { WaitingApprovalNote } from '../decide/waiting-approval.tsx'
import { useLetterLanguage } from '../use-letter-language.ts'
import { type ChosenReceiver, useTransfer } from '../use-transfer.ts'
import { ActNotes } from './act-notes.tsx'
import { CaseInWords } from './case-in-words.tsx'
import { LetterLanguage } from './letter-language.tsx'
import { LiveLetter } from './live-letter.tsx'
import { PaperFateField, usePaperFate } from './paper-fate-field.tsx'
import { ReasonFromFindings } from './reason-from-findings.tsx'
import { RefusalLetter } from './refusal-letter.tsx'
import { TransferField } from './transfer-field.tsx'
import { useMeanwhile } from './use-meanwhile.tsx'

interface ActDialogProps {
  readonly act: OfficerAction
  readonly application: Application
  readonly onClose: () => void
  /** Opens another action instead. */
  readonly onAct: (act: OfficerAction) => void
  /** Called when it is done and the case is refetched. */
  readonly onDone: () => void
}

/** The alternative to an action's question. */
const otherwise: Readonly<Partial<Record<OfficerAction, OfficerAction>>> = { 'confirm-print': 'void-print' }

const keptInputs = new KeptWriting<ActInput>({
  shape: 1,
  isNothing: (input) => Object.values(input).every((text) => text.trim() === ''),
})

/** The inputs written for an action, by field. */
function useWritten(act: OfficerAction, referenceNumber: number) {
  const kept = useKeptWriting(keptInputs, `${act}:${referenceNumber}`, { begin: () => ({}) })
  const write = (name: RequiredInput, value: string) => kept.write((before) => ({ ...before, [name]: value }))
  return { ...kept, write, onLegalBasis: (text: string) => write('legalBasis', text) }
}

/** Asks for the inputs of an action and carries it out; keeps what was written if it fails or the dialog is closed by mistake. */
export function ActDialog({ act, application, onClose, onAct, onDone }: ActDialogProps) {
  const say = useText()
  const form = useId()
  const { key, label, title, explanation, done, tone } = describeOfficerAction(act, application)
  const inputs = requiredInputs(act)
  const other = otherwise[act]
  const { written, restoredFrom, write, onLegalBasis, forget } = useWritten(act, application.referenceNumber)
  const [checked, setChecked] = useState(false)
  const meanwhile = useMeanwhile(application)
  const fate = usePaperFate(act, application)
  const [language, onLanguage] = useLetterLanguage(application.referenceNumber)
  const handle = useHandleCase(application.referenceNumber)
  const transfer = useTransfer(act, application.referenceNumber, `${form}-transfer`, handle)
  const giveUp = () => {
    forget()
    transfer.forget()
  }
  const submit = () => {
    setChecked(true)
    if (goToMissing({ form, act, written, transfer, fate }) || handle.isPending) return
    const input = Object.fromEntries(inputs.map((name) => [name, written[name]?.trim()]))
    handle.mutate(
      {
        version: application.version,
        handling: {
          action: act,
          ...input,
          ...(transfer.to && { transferTo: transfer.to }),
          ...(act === 'refuse' && { language }),
          paperFate: fate.paperFate,
        },
      },
      {
        onSuccess: () => {
          tellDone(application.referenceNumber, say(done))
          giveUp()
          onClose()
          onDone()
        },
        onError: transfer.onError,
      },
    )
  }

  return (
    <FormDialog
      form={form}
      title={say(title)}
      description={<Description application={application} words={explanation} />}
      doLabel={say(label)}
      // An action that ends a case is opened by its shortcut, but never confirmed by pressing it again.
      doKey={tone === 'danger' ? undefined : key}
      danger={tone === 'danger'}
      leaveLabel={other ? texts.later : texts.cancel}
      other={other && <OtherAct act={other} disabled={handle.isPending} onAct={onAct} />}
      busy={handle.isPending}
      error={transfer.refusal === undefined ? handle.error : null}
      version={application.version}
      meanwhile={meanwhile}
      isOver={!offeredActions(application.actions).includes(act)}
      restoredFrom={restoredFrom ?? transfer.restoredFrom}
      onSubmit={submit}
      onClose={onClose}
      onGiveUp={giveUp}
      beside={act === 'refuse' && <LiveLetter {...{ application, written, language }} />}
    >
      <WaitingApprovalNote application={application} />
      <ActNotes act={act} application={application} refusal={handle.error} />
      {act === 'refuse' && (
        <LetterLanguage {...{ language, onLanguage, onLegalBasis }} legalBasis={written.legalBasis} />
      )}
      <ActFields {...{ form, act, application, written, transfer, checked, language }} onWrite={write} />
      <PaperFateField id={`${form}-fate`} fate={fate} tried={checked} />
      {act === 'refuse' && (
        <RefusalLetter referenceNumber={application.referenceNumber} {...{ written, language, onLegalBasis }} />
      )}
    </FormDialog>
  )
}

interface DescriptionProps extends Pick<ActDialogProps, 'application'> {
  readonly words: LocalizedText | undefined
}

/** The case that the action applies to, and its effect. */
function Description({ application, words }: DescriptionProps) {
  const say = useText()
  return (
    <>
      <CaseInWords application={application} />
      {words && <p>{say(words)}</p>}
    </>
  )
}

interface Filled extends Pick<ActFieldsProps, 'form' | 'act' | 'written'> {
  readonly transfer: ReturnType<typeof useTransfer>
  readonly fate: ReturnType<typeof usePaperFate>
}

/** Moves focus to the first missing or invalid input; returns whether there was one. */
function goToMissing({ form, act, written, transfer, fate }: Filled): boolean {
  const wrong = requiredInputs(act).find((name) => inputProblem(name, written[name]))
  if (wrong !== undefined) document.getElementById(`${form}-${wrong}`)?.focus()
  else if (transfer.isMissing) transfer.focus()
  else if (fate.isMissing) document.querySelector<HTMLElement>(`#${CSS.escape(form)}-fate input`)?.focus()
  else return false
  return true
}

interface OtherActProps extends Pick<ActDialogProps, 'act' | 'onAct'> {
  readonly disabled: boolean
}

function OtherAct({ act, disabled, onAct }: OtherActProps) {
  const say = useText()
  return (
    <Button disabled={disabled} onClick={() => onAct(act)}>
      {say(officerActionDescriptions[act].label)}
    </Button>
  )
}

interface ActFieldsProps {
  /** Id of the form, and prefix of the ids of its fields. */
  readonly form: string
  readonly act: OfficerAction
  readonly application: Application
  readonly language: Locale
  readonly written: ActInput
  readonly transfer: ChosenReceiver
  /** Whether the officer has tried, so that missing inputs are reported. */
  readonly checked: boolean
  readonly onWrite: (name: RequiredInput, value: string) => void
}

/** [STA-09] Who reads the reason of an action: exporters see reasons of public actions word for word. */
const readersOfReason = (act: OfficerAction) =>
  officerActionDescriptions[act].reasonIsOpen ? reasonTexts.open : reasonTexts.closed

/** The inputs of an action. */
function ActFields({ form, act, application, language, written, transfer, checked, onWrite }: ActFieldsProps) {
  const say = useText()
  const problemOf = (name: RequiredInput) => {
    const problem = checked ? inputProblem(name, written[name]) : undefined
    return problem && say(problem.text, problem.params)
  }
  return (
    <>
      {act === 'transfer' && <TransferField owner={application.caseworker?.id} transfer={transfer} tried={checked} />}
      {requiredInputs(act).map((name) => (
        <Fragment key={name}>
          <ActField
            id={`${form}-${name}`}
            name={name}
            hint={name === 'reason' ? say(readersOfReason(act)) : undefined}
            toExporter={name === 'reason' && officerActionDescriptions[act].reasonIsOpen === true}
            value={written[name] ?? ''}
            error={problemOf(name)}
            onChange={(value) => onWrite(name, value)}
          />
          {act === 'refuse' && name === 'reason' && (
            <ReasonFromFindings
              referenceNumber={application.referenceNumber}
              language={language}
              reason={written.reason}
              onReason={(reason) => onWrite('reason', reason)}
            />
          )}
        </Fragment>
      ))}
    </>
  )
}

interface ActFieldProps {
  readonly id: string
  readonly name: RequiredInput
  readonly hint: string | undefined
  /** [CW-10] Whether the exporter reads it, so that phrases are offered. */
  readonly toExporter: boolean
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const rows = { few: 2, many: 4 } as const

function ActField({ id, name, hint, toExporter, value, error, onChange }: ActFieldProps) {
  const say = useText()
  const { label, lines, max } = officerInput(name)
  const Area = toExporter ? PhraseTextarea : Textarea
  return (
    <Field id={id} label={say(label)} hint={hint} error={error} required width={lines === 'one' ? 'lg' : 'full'}>
      {lines === 'one' ? (
        <Input value={value} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Area value={value} rows={rows[lines]} limit={max} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
