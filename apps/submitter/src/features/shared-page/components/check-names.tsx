import type { SharedPage } from '@eksport/api'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Field, Heading, Select, useEksport } from '@eksport/ui'
import { Check, Clock, Send } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type GivenAnswer, useSendAnswer } from '../api/shared-page.ts'
import { momentInWords } from '../moment-in-words.ts'
import { sharedPageTexts as texts } from '../shared-page.texts.ts'
import type { AnswerInTheMaking } from '../use-answer.ts'
import { SharedBoxItem } from './shared-box-item.tsx'

interface CheckNamesProps {
  readonly token: string
  readonly page: SharedPage
  readonly answer: AnswerInTheMaking
}

/** [EXP-12] The boxes that the exporter asks about, one after another, with a button that confirms the rest as correct. */
export function CheckNames({ token, page, answer }: CheckNamesProps) {
  const say = useText()
  const { locale } = useEksport()
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Heading level={2} id={id}>
        {say(texts.question)}
      </Heading>
      <p className="mt-1 text-subtle">{say(texts.compare)}</p>
      <p className="my-4 flex gap-2.5 rounded border border-warning-edge border-l-4 border-l-warning-base bg-warning-tint px-3.5 py-2.5 text-ui">
        <Clock aria-hidden="true" className="mt-0.5 size-5 flex-none text-warning-base" />
        {say(texts.until, { moment: momentInWords(page.endsAt, locale) })}
      </p>
      <ol className="rounded border border-line-strong bg-surface">
        {answer.listed.map((box) => (
          <SharedBoxItem key={box.no} box={box} answer={answer} />
        ))}
      </ol>
      <AnotherBox page={page} answer={answer} />
      <SendAnswer token={token} page={page} answer={answer} />
    </section>
  )
}

/** Adds a remark to any other box, for readers who do not choose it on the drawing. */
function AnotherBox({ page, answer }: Omit<CheckNamesProps, 'token'>) {
  const say = useText()
  const others = page.boxes.filter((box) => !answer.listed.includes(box))
  if (others.length === 0) return null
  return (
    <Field label={say(texts.anotherBox)} className="mt-4">
      <Select value="" onChange={({ target }) => answer.openRemark(target.value)}>
        <option value="">{say(texts.chooseBox)}</option>
        {others.map(({ no, caption }) => (
          <option key={no} value={no}>
            {`${no} ${caption.en}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const faults = { empty: texts.nothingChecked, unfinished: texts.unfinished }

/** Why an answer is not sent yet: it is empty, or an unfinished remark would be lost. */
function faultOf({ open }: AnswerInTheMaking, { right, remarks }: GivenAnswer): keyof typeof faults | undefined {
  if (open.length > 0) return 'unfinished'
  return right.length + remarks.length === 0 ? 'empty' : undefined
}

function SendAnswer({ token, page, answer }: CheckNamesProps) {
  const say = useText()
  const { locale } = useEksport()
  const send = useSendAnswer(token)
  const [fault, setFault] = useState<keyof typeof faults>()
  const sent = useRef<HTMLDivElement>(null)
  const { given, checked, asked } = answer
  const remarks = given.remarks.length
  const submit = (whole: GivenAnswer) => {
    const found = faultOf(answer, whole)
    setFault(found)
    if (found !== undefined || send.isPending) return
    answer.take(whole)
    send.mutate(whole)
  }
  // Focus moves to the confirmation, so that it is seen and announced.
  const answeredAt = page.answer?.answeredAt
  useEffect(() => {
    if (send.isSuccess && answeredAt !== undefined) sent.current?.focus()
  }, [send.isSuccess, answeredAt])
  const refused = send.isError && (isApiError(send.error, 409, 429) ? send.error.title : say(texts.notSentAnswer))
  const problem = fault === undefined ? refused : say(faults[fault])
  return (
    <>
      <p className="mt-4 tabular-nums">
        <b className="font-semibold">{say(texts.checked, { n: checked, all: asked })}</b>
        {remarks > 0 && <span>{`, ${say(remarks === 1 ? texts.oneRemark : texts.remarks, { n: remarks })}`}</span>}
      </p>
      {page.answer && (
        <Alert
          ref={sent}
          tabIndex={-1}
          tone="success"
          className="mt-3"
          heading={say(texts.sent, { moment: momentInWords(page.answer.answeredAt, locale) })}
        >
          {say(texts.sentAgain)}
        </Alert>
      )}
      {/* A child of the section, so that it sticks to the bottom edge while any box is in view, together with its error. */}
      <div className="mt-3 grid grid-cols-1 gap-3 max-md:bottom-0 max-md:-mx-4 max-md:border-t max-md:border-line-strong max-md:bg-surface max-md:px-4 max-md:py-3 max-md:[@media(min-height:480px)]:sticky">
        {problem && (
          <Alert tone="danger" role="alert">
            {problem}
          </Alert>
        )}
        <Button
          kind="primary"
          className="w-full"
          icon={<Send aria-hidden="true" />}
          busy={send.isPending}
          onClick={() => submit(given)}
        >
          {say(texts.send, { exporter: page.exporter })}
        </Button>
      </div>
      <Button
        className="mt-3 w-full"
        icon={<Check aria-hidden="true" />}
        disabled={send.isPending}
        onClick={() => submit(answer.withTheRest())}
      >
        {say(remarks === 0 ? texts.allRight : texts.othersRight)}
      </Button>
      <p className="mt-3 text-small text-subtle">{say(texts.onlyExporter)}</p>
    </>
  )
}
