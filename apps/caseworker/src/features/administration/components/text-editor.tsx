import type { ManagedText } from '@eksport/api'
import {
  formatDate,
  formatTimestamp,
  today,
  type WrittenText,
  writtenTextIssues,
  writtenTextIssueTexts,
} from '@eksport/domain'
import { issueText, type Locale } from '@eksport/forms'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonRow, Checkbox, DatePicker, Field, Input, Textarea, toast, useEksport } from '@eksport/ui'
import { type FormEvent, useState } from 'react'
import { dialogTexts } from '#src/lib/dialog.texts.ts'
import { OfficeSelect } from '#src/lib/office-select.tsx'
import { Refusal } from '#src/lib/refusal.tsx'
import { type TextPlace, useWriteText } from '../api/written-texts.ts'
import { beginText, readText } from '../text-draft.ts'
import { languageNames, writtenTextTexts as texts } from '../written-text.texts.ts'
import { TextPreview } from './text-preview.tsx'

const kept = new KeptWriting<WrittenText>({ shape: 1, isNothing: () => false })
const languages = ['nb', 'nn', 'en'] as const
const catalogue = { ...writtenTextIssueTexts, required: dialogTexts.required, dateInPast: texts.past }

interface TextEditorProps {
  readonly place: TextPlace
  /** Undefined for a new phrase. */
  readonly text?: ManagedText
  readonly onSaved: () => void
}

/** The text being written, its errors, and how it is saved. */
function useTextEditor({ place, text, onSaved }: TextEditorProps) {
  const say = useText()
  const { locale, now } = useEksport()
  const day = today(new Date(now()).toISOString())
  const { kind, code } = place
  const begin = () => beginText(text, kind, day)
  // A new phrase gets another code after a reload, and what was written of it is to be found again.
  const about = `text:${kind}:${text === undefined ? 'new' : code}`
  const { written, restoredFrom, write, forget } = useKeptWriting(kept, about, { begin })
  const [isTried, setTried] = useState(false)
  // [SEC-04] The version last seen: a newer one from somebody else is reported once, and then overwritten if the officer saves again.
  const [seen, setSeen] = useState(place.version)
  const save = useWriteText(place)
  const issues = writtenTextIssues(kind, readText(written), day)
  const refused = isApiError(save.error) ? save.error.fieldErrors : {}
  const errorOf = (path: string) => {
    const issue = isTried ? issues.find((one) => one.path === path) : undefined
    return issue ? issueText(issue, locale, catalogue) : refused[path]?.[0]
  }
  const change = (part: Partial<WrittenText>) => write((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (issues[0]) document.getElementById(`text-${issues[0].path}`)?.focus()
    if (issues.length > 0 || save.isPending) return
    const onSuccess = ({ version }: ManagedText) => {
      forget()
      setSeen(version)
      setTried(false)
      toast.success(say(texts.saved, { day: formatDate(written.validFrom) }))
      onSaved()
    }
    const version = isApiError(save.error, 412) ? place.version : seen
    save.mutate({ body: readText(written), version }, { onSuccess })
  }
  return { written, restoredFrom, change, errorOf, submit, save }
}

/** [ADM-03] Edits the next version of a text, with a preview beside it. */
export function TextEditor(props: TextEditorProps) {
  const say = useText()
  const { kind } = props.place
  const { written, restoredFrom, change, errorOf, submit, save } = useTextEditor(props)
  const { error } = save
  const isAtField = isApiError(error) && Object.keys(error.fieldErrors).length > 0
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <form onSubmit={submit} noValidate className="grid content-start gap-4">
        {restoredFrom !== undefined && (
          <Alert tone="info">{say(dialogTexts.restored, { time: formatTimestamp(restoredFrom) })}</Alert>
        )}
        {languages.map((language) => (
          <Words key={language} {...{ language, written, change, errorOf }} isPhrase={kind === 'PHRASE'} />
        ))}
        {kind === 'PHRASE' && <OfficeField {...{ written, change }} error={errorOf('office')} />}
        <Field id="text-validFrom" label={say(texts.validFrom)} error={errorOf('validFrom')} required>
          <DatePicker value={written.validFrom} onValueChange={(day) => change({ validFrom: day ?? '' })} />
        </Field>
        {kind !== 'COMPLAINT' && (
          <Checkbox
            id="text-active"
            label={say(texts.active)}
            error={errorOf('active')}
            checked={written.active}
            onChange={({ target }) => change({ active: target.checked })}
          />
        )}
        {error && !isAtField && <Refusal error={error} stale={texts.stale} />}
        <ButtonRow>
          <Button type="submit" kind="primary" busy={save.isPending}>
            {say(texts.save)}
          </Button>
        </ButtonRow>
      </form>
      <TextPreview kind={kind} text={written} />
    </div>
  )
}

interface Editing {
  readonly written: WrittenText
  readonly change: (part: Partial<WrittenText>) => void
}

interface WordsProps extends Editing {
  readonly language: Locale
  readonly isPhrase: boolean
  readonly errorOf: (path: string) => string | undefined
}

/** The text in one language. */
function Words({ language, written, change, isPhrase, errorOf }: WordsProps) {
  const say = useText()
  const named = { language: say(languageNames[language]) }
  const { names, texts: phrase = { nb: '', nn: '', en: '' } } = written
  const rename = (name: string) => change({ names: { ...names, [language]: name } })
  const name = {
    id: `text-names.${language}`,
    error: errorOf(`names.${language}`),
    required: true,
    width: 'full',
  } as const
  if (!isPhrase)
    return (
      <Field {...name} label={say(texts.text, named)}>
        <Textarea value={names[language]} rows={4} lang={language} onChange={({ target }) => rename(target.value)} />
      </Field>
    )
  return (
    <>
      <Field {...name} label={say(texts.name, named)}>
        <Input value={names[language]} lang={language} onChange={({ target }) => rename(target.value)} />
      </Field>
      <Field
        id={`text-texts.${language}`}
        label={say(texts.text, named)}
        hint={language === 'nb' && say(texts.phraseHint)}
        error={errorOf(`texts.${language}`)}
        required
        width="full"
      >
        <Textarea
          value={phrase[language]}
          rows={3}
          lang={language}
          onChange={({ target }) => change({ texts: { ...phrase, [language]: target.value } })}
        />
      </Field>
    </>
  )
}

/** The office that a phrase belongs to. */
function OfficeField({ written, change, error }: Editing & { readonly error: string | undefined }) {
  const say = useText()
  return (
    <Field id="text-office" label={say(texts.office)} error={error} width="full">
      <OfficeSelect
        value={written.office ?? ''}
        onChange={({ target }) => change({ office: target.value || undefined })}
      >
        <option value="">{say(texts.everyOffice)}</option>
      </OfficeSelect>
    </Field>
  )
}
