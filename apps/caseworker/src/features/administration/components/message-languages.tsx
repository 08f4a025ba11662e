import { messageLocales } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Tabs } from '@eksport/ui'
import { TriangleAlert } from 'lucide-react'
import { administrationTexts as texts } from '../administration.texts.ts'
import { isMissing, localeOf } from '../message-draft.ts'
import type { MessageEditing } from '../use-message-editor.ts'
import { MessageWords } from './message-words.tsx'

interface MessageLanguagesProps {
  /** Prefix of the ids of its fields. */
  readonly form: string
  readonly editor: MessageEditing
}

/** Heading and text in each language, one visible at a time; a tab says if its language is empty or has an error. */
export function MessageLanguages({ form, editor }: MessageLanguagesProps) {
  const say = useText()
  const { draft, write, locale, showLocale, faulty, errorOf } = editor
  return (
    <Tabs
      label={say(texts.languages)}
      value={locale}
      onValueChange={showLocale}
      items={messageLocales.map((one) => ({
        id: one,
        label: (
          <TabLabel
            locale={one}
            isMissing={isMissing(draft, one)}
            isFaulty={faulty.some((path) => localeOf(path) === one)}
          />
        ),
        content: (
          <MessageWords
            form={form}
            locale={one}
            title={draft.title[one]}
            text={draft.text[one]}
            isMissing={one !== 'nb' && isMissing(draft, one)}
            errorOf={errorOf}
            onTitle={(text) => write({ title: { ...draft.title, [one]: text } })}
            onText={(text) => write({ text: { ...draft.text, [one]: text } })}
          />
        ),
      }))}
    />
  )
}

interface TabLabelProps {
  readonly locale: Locale
  readonly isMissing: boolean
  readonly isFaulty: boolean
}

function TabLabel({ locale, isMissing: missing, isFaulty }: TabLabelProps) {
  const say = useText()
  const mark = isFaulty ? texts.faulty : missing ? texts.missing : undefined
  return (
    <>
      <span>{say(texts[locale])}</span>
      {mark && (
        <span className="ms-2 inline-flex items-center gap-1 align-bottom text-small font-semibold text-warning-text">
          <TriangleAlert aria-hidden="true" className="size-3.5" /> <span>{say(mark)}</span>
        </span>
      )}
    </>
  )
}
