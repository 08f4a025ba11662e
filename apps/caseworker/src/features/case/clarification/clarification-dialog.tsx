import {
  type Application,
  maxPins,
  officerActionDescriptions,
  officerInput,
  onScreen,
  type Unlocking,
  uploadLimits,
} from '@eksport/domain'
import { factLists } from '@eksport/portal/code-lists/fact-lists.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Dialog, Field, Radio, RadioGroup, Textarea, toast, UploadWidget, useEksport } from '@eksport/ui'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { inputProblem } from '../actions/act-input.ts'
import { dialogTexts } from '../actions/case-actions.texts.ts'
import { useRequestClarification } from '../api/request-clarification.ts'
import { ActRefusal } from '../components/act-refusal.tsx'
import { clarificationTexts as texts } from './clarification.texts.ts'
import { type PinGroup, pinGroups } from './pin-choices.ts'
import { PinPicker } from './pin-picker.tsx'

interface ClarificationDialogProps {
  readonly application: Application
  readonly onClose: () => void
}

type Scope = 'chosen' | 'all' | 'nothing'
const described = officerActionDescriptions['request-clarification']

function unlockingOf(scope: Scope, groups: readonly PinGroup[], chosen: ReadonlySet<string>): Unlocking {
  const choices = scope === 'chosen' ? groups.flatMap((group) => group.choices) : []
  return {
    unlocksAll: scope === 'all',
    pins: choices.filter(({ key }) => chosen.has(key)).map(({ pin }) => pin),
  }
}

/** What an officer has chosen that the question is about. */
function useScope(application: Application) {
  const labels = useCodeLabels(factLists)
  const { locale } = useEksport()
  const groups = useMemo(() => pinGroups(application, onScreen(labels, locale)), [application, labels, locale])
  const [scope, setScope] = useState<Scope>('chosen')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (key: string, isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      if (isChosen) after.add(key)
      else after.delete(key)
      return after
    })
  return { groups, scope, setScope, chosen, choose, unlocking: unlockingOf(scope, groups, chosen) }
}

/** [ACT-08] Asks the exporter, says what the question is about, and opens that for correction. */
export function ClarificationDialog({ application, onClose }: ClarificationDialogProps) {
  const say = useText()
  const form = useId()
  const { groups, scope, setScope, chosen, choose, unlocking } = useScope(application)
  const [message, setMessage] = useState('')
  const [attachments, setAttachments] = useState<readonly File[]>([])
  const [checked, setChecked] = useState(false)
  const ask = useRequestClarification(application)
  const wordsProblem = inputProblem('message', message)
  const { pins } = unlocking
  const scopeProblem =
    scope === 'chosen' && pins.length === 0
      ? say(texts.chooseOne)
      : pins.length > maxPins
        ? say(texts.tooMany, { n: maxPins })
        : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (scopeProblem !== undefined) return document.getElementById(`${form}-find`)?.focus()
    if (wordsProblem !== undefined) return document.getElementById(`${form}-message`)?.focus()
    if (ask.isPending) return
    ask.mutate(
      { message: message.trim(), unlocking, attachments },
      {
        onSuccess: () => {
          toast.success(say(described.done))
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={say(described.title)}
      description={described.explanation && say(described.explanation)}
      closable={!ask.isPending}
      footer={
        <>
          <Button type="submit" form={form} kind="primary" busy={ask.isPending}>
            {say(texts.send)}
          </Button>
          <Button disabled={ask.isPending} onClick={onClose}>
            {say(dialogTexts.cancel)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <RadioGroup
          legend={say(texts.scope)}
          value={scope}
          onValueChange={(value) => (value === 'chosen' || value === 'all' || value === 'nothing') && setScope(value)}
        >
          <Radio value="chosen" label={say(texts.chosen)} />
          <Radio value="all" label={say(texts.all)} />
          <Radio value="nothing" label={say(texts.nothing)} />
        </RadioGroup>
        {scope === 'chosen' && (
          <PinPicker
            id={`${form}-find`}
            groups={groups}
            chosen={chosen}
            onChoose={choose}
            error={checked ? scopeProblem : undefined}
          />
        )}
        <Words
          id={`${form}-message`}
          message={message}
          problem={checked && wordsProblem ? say(wordsProblem.text, wordsProblem.params) : undefined}
          onMessage={setMessage}
          onFiles={setAttachments}
        />
        {ask.error && <ActRefusal error={ask.error} />}
      </form>
    </Dialog>
  )
}

interface WordsProps {
  readonly id: string
  readonly message: string
  readonly problem: string | undefined
  readonly onMessage: (message: string) => void
  readonly onFiles: (files: readonly File[]) => void
}

/** The question itself, and files that belong to it. */
function Words({ id, message, problem, onMessage, onFiles }: WordsProps) {
  const say = useText()
  const { label, max } = officerInput('message')
  return (
    <>
      <Field id={id} label={say(label)} error={problem} required width="full">
        <Textarea value={message} rows={4} limit={max} onChange={(event) => onMessage(event.target.value)} />
      </Field>
      <UploadWidget
        label={say(texts.files)}
        mode="multiple"
        optional
        {...uploadLimits('MESSAGE_ATTACHMENT')}
        checkContent
        onFilesChange={(files) => onFiles(files.flatMap(({ file }) => file ?? []))}
      />
    </>
  )
}
