import {
  Alert,
  Button,
  Card,
  ErrorSummary,
  Field,
  fileTypes,
  PageHeading,
  Select,
  type SendFile,
  SlotPicker,
  type SlotValue,
  UploadWidget,
} from '@eksport/ui'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type Guide, guideDay, lastDay, partOf, priceOf } from './guide-days.ts'
import { type Spoken, useWords } from './words.ts'

const ids = { slot: 'slot', receipt: 'receipt' }
const guides: readonly Guide[] = ['ada', 'bo']

/** A simulated file store that takes a moment for each half of a file. */
const send: SendFile<string> = async (file, { signal, onProgress }) => {
  for (const part of [0.5, 1]) {
    await new Promise((done) => setTimeout(done, 60))
    signal.throwIfAborted()
    onProgress(file.size * part)
  }
  return file.name
}

/** Messages for missing answers, by field. */
const missing = ({ say }: Spoken, { date, time }: SlotValue, files: number) => ({
  ...(date === null && { date: say.dateMissing }),
  ...(date !== null && time === null && { time: say.timeMissing }),
  ...(files === 0 && { receipt: say.receiptMissing }),
})

/** Booking of a guide: who, when, and the required receipt. */
export function GuidePage() {
  const words = useWords()
  const { say, amount } = words
  const [guide, setGuide] = useState<Guide>('ada')
  const [slot, setSlot] = useState<SlotValue>({ date: null, time: null })
  const [files, setFiles] = useState(0)
  const [attempts, setAttempts] = useState(0)
  const [ordered, setOrdered] = useState(false)
  const days = useMemo(() => guideDay(words, guide), [words, guide])
  const lacks: { date?: string; time?: string; receipt?: string } = attempts > 0 ? missing(words, slot, files) : {}
  const order = (event: FormEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    setOrdered(Object.keys(missing(words, slot, files)).length === 0)
  }
  const kroner = (part: string) => say.kroner(amount(priceOf(part)))
  const errors = [
    ...(lacks.date ? [{ target: `${ids.slot}-date`, text: lacks.date }] : []),
    ...(lacks.time ? [{ target: `${ids.slot}-time`, text: lacks.time }] : []),
    ...(lacks.receipt ? [{ target: ids.receipt, text: lacks.receipt }] : []),
  ]
  if (ordered) return <Receipt />
  return (
    <>
      <PageHeading lead={say.guideLead}>{say.guides}</PageHeading>
      <form className="product-form" noValidate onSubmit={order}>
        <div className="product-fields">
          {errors.length > 0 && <ErrorSummary errors={errors} focusKey={attempts} />}
          <Field label={say.guide} width="lg">
            <Select value={guide} onChange={({ target }) => setGuide(target.value === 'bo' ? 'bo' : 'ada')}>
              {guides.map((one) => (
                <option key={one} value={one}>
                  {say.guideNames[one]}
                </option>
              ))}
            </Select>
          </Field>
          <SlotPicker
            id={ids.slot}
            days={days}
            maxDate={lastDay}
            source={guide}
            value={slot}
            onValueChange={setSlot}
            leadMinutes={60}
            priceOf={({ id }) => kroner(id)}
            errors={lacks}
          />
          <UploadWidget
            id={ids.receipt}
            label={say.receipt}
            hint={say.receiptHint}
            error={lacks.receipt}
            accept={[fileTypes.pdf, fileTypes.jpg]}
            upload={send}
            onFilesChange={(held) => setFiles(held.length)}
          />
          <div>
            <Button kind="primary" type="submit">
              {say.order}
            </Button>
          </div>
        </div>
        <Card className="product-price">
          <h2>{say.price}</h2>
          <p className="product-amount">{kroner(slot.time === null ? 'morning' : partOf(slot.time))}</p>
          <p>{say.priceNote}</p>
        </Card>
      </form>
    </>
  )
}

/** The confirmation. It gets the focus, because the form is gone. */
function Receipt() {
  const { say } = useWords()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <>
      <PageHeading>{say.guides}</PageHeading>
      <Alert ref={alert} tone="success" heading={say.ordered} headingLevel={2} className="product-receipt">
        {say.orderedText}
      </Alert>
    </>
  )
}
