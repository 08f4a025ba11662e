import type { Locale } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Input, Textarea } from '@eksport/ui'
import { administrationTexts as texts } from '../administration.texts.ts'

interface MessageWordsProps {
  /** Prefix of the ids of its fields. */
  readonly form: string
  readonly locale: Locale
  readonly title: string
  readonly text: string
  /** Whether this language is empty, so that another is shown instead. */
  readonly isMissing: boolean
  readonly errorOf: (path: string) => string | undefined
  readonly onTitle: (text: string) => void
  readonly onText: (text: string) => void
}

/** Heading and text of a message in one language. */
export function MessageWords(props: MessageWordsProps) {
  const { form, locale, title, text, isMissing, errorOf, onTitle, onText } = props
  const say = useText()
  const required = locale === 'nb'
  return (
    <div className="grid gap-4">
      {isMissing && <p className="text-ui text-subtle">{say(texts.standIn)}</p>}
      <Field
        id={`${form}-title.${locale}`}
        label={say(texts.heading)}
        error={errorOf(`title.${locale}`)}
        required={required}
      >
        <Input lang={locale} value={title} onChange={(event) => onTitle(event.target.value)} />
      </Field>
      <Field
        id={`${form}-text.${locale}`}
        label={say(texts.text)}
        hint={say(texts.textHint)}
        error={errorOf(`text.${locale}`)}
        required={required}
      >
        <Textarea lang={locale} rows={5} value={text} onChange={(event) => onText(event.target.value)} />
      </Field>
    </div>
  )
}
