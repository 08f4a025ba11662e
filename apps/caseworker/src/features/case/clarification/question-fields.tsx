import { type Application, maxPins, officerInput, onScreen, type Unlocking, uploadLimits } from '@eksport/domain'
import type { JournalKey } from '@eksport/portal/journal/journal-record.ts'
import { sendingId } from '@eksport/portal/journal/kept-files.ts'
import { fieldKey, useKeptFiles } from '@eksport/portal/journal/use-kept-files.ts'
import { useNamedLabels } from '@eksport/portal/registers/use-named-labels.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Radio, RadioGroup, UploadWidget, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { inputProblem } from '#src/lib/act-input.ts'
import type { PhrasePlace } from '#src/lib/phrases/phrase-text.ts'
import { PhraseTextarea } from '#src/lib/phrases/phrase-textarea.tsx'
import type { Question } from '../api/dialogue.ts'
import { clarificationTexts as texts } from './clarification.texts.ts'
import { type PinGroup, pinGroups, pinKey } from './pin-choices.ts'
import { PinPicker } from './pin-picker.tsx'
import type { BegunQuestion } from './question-of-mark.ts'

type Scope = 'chosen' | 'all' | 'nothing'

/** A question being written. */
export interface WrittenQuestion {
  readonly id: string
  readonly scope: Scope
  /** Keys of the places it is about. */
  readonly chosen: readonly string[]
  readonly message: string
  /** Undefined until the browser has reported which files an earlier page load left. */
  readonly attachments?: readonly File[] | undefined
}

export const newQuestion = ({ pins, message }: BegunQuestion = { pins: [], message: '' }): WrittenQuestion => ({
  id: crypto.randomUUID(),
  scope: 'chosen',
  chosen: pins.map(pinKey),
  message,
  attachments: [],
})

/** The places of an application that a question can be about. */
export function usePinGroups(application: Application): readonly PinGroup[] {
  const labels = useNamedLabels(application)
  const { locale } = useEksport()
  return useMemo(() => pinGroups(application, onScreen(labels, locale)), [application, labels, locale])
}

/** A kept question, limited to the places that the application still has. */
export function withPlacesOf(question: WrittenQuestion, groups: readonly PinGroup[]): WrittenQuestion {
  const keys = groups.flatMap(({ choices }) => choices.map(({ key }) => key))
  return { ...question, chosen: keys.filter((key) => question.chosen.includes(key)) }
}

function unlockingOf({ scope, chosen }: WrittenQuestion, groups: readonly PinGroup[]): Unlocking {
  const choices = scope === 'chosen' ? groups.flatMap((group) => group.choices) : []
  return {
    unlocksAll: scope === 'all',
    pins: choices.filter(({ key }) => chosen.includes(key)).map(({ pin }) => pin),
  }
}

/** The question as it is sent. */
export const asAsked = (question: WrittenQuestion, groups: readonly PinGroup[]): Question => ({
  message: question.message.trim(),
  unlocking: unlockingOf(question, groups),
  attachments: question.attachments ?? [],
})

/** The first field of a question with an error. */
export function problemOf({ scope, chosen, message }: WrittenQuestion): 'scope' | 'message' | undefined {
  if (scope === 'chosen' && (chosen.length === 0 || chosen.length > maxPins)) return 'scope'
  return inputProblem('message', message) === undefined ? undefined : 'message'
}

/** [CW-10] The values for placeholders in phrases, from the first place that the question is about. */
function placeOf({ scope, chosen: [first] }: WrittenQuestion, groups: readonly PinGroup[]): PhrasePlace {
  const group = groups.find(({ choices }) => choices.some(({ key }) => key === first))
  const choice = group?.choices.find(({ key }) => key === first)
  if (scope !== 'chosen' || group === undefined || choice === undefined) return {}
  const line = typeof group.of === 'object' ? group.choices[0]?.label : undefined
  return { felt: choice.label, verdi: choice.value, ...(line !== undefined && { linje: line }) }
}

/** What the exporter may change once all questions are sent, in words. If one question unlocks everything, everything is unlocked. */
function useOpened(questions: readonly WrittenQuestion[]): string {
  const say = useText()
  if (questions.some(({ scope }) => scope === 'all')) return say(texts.allTogether)
  const keys = questions.flatMap(({ scope, chosen }) => (scope === 'chosen' ? [...chosen] : []))
  const n = new Set(keys).size
  if (questions.length > 1) return say(texts.countTogether, { n })
  return say(n === 1 ? texts.countOne : texts.count, { n })
}

/** [CW-13] The key under which the files of a case's unsent questions are kept. */
export function useQuestionFiles(referenceNumber: number): JournalKey {
  const { data: session } = useQuery(sessionQuery)
  const person = session?.person.id ?? ''
  return useMemo(() => ({ person, organisation: '', draft: `${referenceNumber}` }), [person, referenceNumber])
}

type FilesOfQuestionProps = Pick<QuestionFieldsProps, 'files' | 'question' | 'onChange'>

/** The files of a question, including those left by an earlier page load once they are known. */
function FilesOfQuestion({ files, question, onChange }: FilesOfQuestionProps) {
  const say = useText()
  const { left, keep } = useKeptFiles(files, question.id)
  const { attachments } = question
  useEffect(() => {
    if (attachments !== undefined || left === undefined) return
    onChange({ ...question, attachments: left.flatMap(({ file }) => file ?? []) })
  }, [attachments, left, question, onChange])
  return (
    <UploadWidget<string>
      key={fieldKey(attachments && left)}
      label={say(texts.files)}
      mode="multiple"
      optional
      {...uploadLimits('MESSAGE_ATTACHMENT')}
      checkContent
      disabled={attachments === undefined}
      defaultFiles={(attachments ?? []).map((file) => ({
        id: sendingId(file),
        name: file.name,
        size: file.size,
        file,
      }))}
      onFilesChange={(items) => {
        keep(items)
        onChange({ ...question, attachments: items.flatMap(({ file }) => file ?? []) })
      }}
    />
  )
}

interface QuestionFieldsProps {
  /** Prefix of the ids of its fields: `-find` and `-message` take focus. */
  readonly id: string
  readonly groups: readonly PinGroup[]
  readonly question: WrittenQuestion
  readonly files: JournalKey
  /** All questions being written, including this one. */
  readonly questions: readonly WrittenQuestion[]
  /** Whether the officer has tried to send. */
  readonly isTried: boolean
  readonly onChange: (question: WrittenQuestion) => void
}

/** What one question is about and unlocks, its text and its files. */
export function QuestionFields({ id, groups, files, question, questions, isTried, onChange }: QuestionFieldsProps) {
  const say = useText()
  const { scope, chosen, message } = question
  const { label, max } = officerInput('message')
  const opened = useOpened(questions)
  const wordsProblem = inputProblem('message', message)
  const scopeWords = chosen.length > maxPins ? say(texts.tooMany, { n: maxPins }) : say(texts.chooseOne)
  const choose = (key: string, isChosen: boolean) => {
    const others = chosen.filter((one) => one !== key)
    onChange({ ...question, chosen: isChosen ? [...others, key] : others })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RadioGroup
        legend={say(texts.scope)}
        value={scope}
        onValueChange={(value) =>
          (value === 'chosen' || value === 'all' || value === 'nothing') && onChange({ ...question, scope: value })
        }
      >
        <Radio value="chosen" label={say(texts.chosen)} />
        <Radio value="all" label={say(texts.all)} />
        <Radio value="nothing" label={say(texts.nothing)} />
      </RadioGroup>
      {scope === 'chosen' && (
        <PinPicker
          id={`${id}-find`}
          groups={groups}
          chosen={chosen}
          onChoose={choose}
          opened={opened}
          error={isTried && problemOf(question) === 'scope' ? scopeWords : undefined}
        />
      )}
      <Field
        id={`${id}-message`}
        label={say(label)}
        error={isTried && wordsProblem ? say(wordsProblem.text, wordsProblem.params) : undefined}
        required
        width="full"
      >
        <PhraseTextarea
          place={placeOf(question, groups)}
          value={message}
          rows={4}
          limit={max}
          onChange={(event) => onChange({ ...question, message: event.target.value })}
        />
      </Field>
      <FilesOfQuestion {...{ files, question, onChange }} />
    </div>
  )
}
