import { maxRemark, type SharedBox } from '@eksport/api'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Field, Input, Textarea } from '@eksport/ui'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTooLong } from '#src/lib/use-too-long.ts'
import { sharedPageTexts as texts } from '../shared-page.texts.ts'
import type { GivenRemark } from '../use-answer.ts'

/** Isolates the text, so that right-to-left text does not reorder what surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

interface RemarkFormProps {
  readonly box: SharedBox
  readonly remarks: readonly GivenRemark[]
  readonly onKeep: (remarks: readonly GivenRemark[]) => void
  readonly onCancel: () => void
}

/** What a box should say: one field per answer that the box shows verbatim, and one for everything else. */
export function RemarkForm({ box, remarks, onKeep, onCancel }: RemarkFormProps) {
  const say = useText()
  const id = useId()
  const earlier = (path: string | undefined) => remarks.find((remark) => remark.path === path)?.text
  const [words, setWords] = useState(() => box.answers.map(({ path, value }) => earlier(path) ?? value))
  const [other, setOther] = useState(earlier(undefined) ?? '')
  const tooLong = useTooLong(maxRemark)
  const [problems, setProblems] = useState<readonly (string | undefined)[]>([])
  useEffect(() => document.getElementById(`${id}-0`)?.focus(), [id])

  function submit(event: FormEvent) {
    event.preventDefault()
    const changed = box.answers.flatMap(({ path, value }, index): GivenRemark[] => {
      const text = (words[index] ?? '').trim()
      return text === '' || text === value.trim() ? [] : [{ box: box.no, path, text }]
    })
    const whole = other.trim() === '' ? [] : [{ box: box.no, text: other.trim() }]
    const made = [...changed, ...whole]
    const found = made.length === 0 ? [say(texts.writeSomething)] : [...words, other].map(tooLong)
    setProblems(found)
    const wrong = found.findIndex((problem) => problem !== undefined)
    if (wrong < 0) onKeep(made)
    else document.getElementById(`${id}-${wrong}`)?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 grid grid-cols-1 gap-4">
      {box.answers.map(({ path, value }, index) => (
        <Field
          key={path}
          id={`${id}-${index}`}
          label={say(texts.insteadOf, { value: isolated(value) })}
          error={problems[index]}
        >
          <Input
            dir="auto"
            value={words[index] ?? ''}
            autoComplete="off"
            onChange={({ target }) => setWords((all) => all.map((one, at) => (at === index ? target.value : one)))}
          />
        </Field>
      ))}
      <Field
        id={`${id}-${words.length}`}
        label={say(box.answers.length === 0 ? texts.shouldSay : texts.otherRemark)}
        optional={box.answers.length > 0}
        error={problems[words.length]}
      >
        <Textarea
          rows={2}
          dir="auto"
          value={other}
          limit={maxRemark}
          onChange={({ target }) => setOther(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button small type="submit">
          {say(texts.keep)}
        </Button>
        <Button small kind="quiet" onClick={onCancel}>
          {say(texts.cancel)}
        </Button>
      </div>
    </form>
  )
}
