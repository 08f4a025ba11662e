import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Alert } from '../../components/alert/alert.js'
import { Button } from '../../components/button/button.js'
import { Checkbox } from '../../components/checkbox/checkbox.js'
import { DatePicker } from '../../components/date-picker/date-picker.js'
import { ErrorSummary } from '../../components/error-summary/error-summary.js'
import { Field } from '../../components/field/field.js'
import { Input } from '../../components/input/input.js'
import { ButtonRow, FieldStack, PageHeading } from '../../components/layout/layout.js'

const nameMissing = 'Skriv navnet som står i legitimasjonen.'
const dateMissing = 'Velg dagen fiskekortet skal gjelde fra.'

function Application() {
  const [attempt, setAttempt] = useState(0)
  const [sent, setSent] = useState(false)
  const [name, setName] = useState('')
  const [date, setDate] = useState<string | null>(null)
  const wrong = { name: name.trim() === '', date: date === null }
  const shown = attempt > 0
  const errors = [
    { target: 'name', text: nameMissing, corrected: !wrong.name },
    { target: 'date', text: dateMissing, corrected: !wrong.date },
  ]
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (wrong.name || wrong.date) setAttempt(attempt + 1)
    else setSent(true)
  }
  if (sent) return <Alert tone="success">Søknaden om fiskekort er sendt.</Alert>
  return (
    <form
      onSubmit={send}
      noValidate
      className="story-stack eks:grid eks:max-w-form"
      style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <PageHeading lead="Alle felt må fylles ut, med mindre det står valgfritt.">Søk om fiskekort</PageHeading>
      {shown && <ErrorSummary errors={errors} focusKey={attempt} />}
      <FieldStack>
        <Field id="name" label="Navn" width="lg" error={shown && wrong.name ? nameMissing : undefined}>
          <Input value={name} onChange={(event) => setName(event.target.value)} autoComplete="name" />
        </Field>
        <Field
          id="date"
          label="Gyldig fra"
          hint="dd.mm.åååå"
          width="sm"
          error={shown && wrong.date ? dateMissing : undefined}
        >
          <DatePicker value={date} onValueChange={setDate} />
        </Field>
        <Checkbox label="Send meg kvittering på e-post" />
      </FieldStack>
      <ButtonRow>
        <Button>Avbryt</Button>
        <Button kind="primary" type="submit">
          Send inn
        </Button>
      </ButtonRow>
    </form>
  )
}

/**
 * A form reports errors twice: in a summary that takes focus and links to each field, and at the field in the same
 * words. Nothing is reported before the first attempt, and nothing moves afterwards: a corrected error keeps its line,
 * marked 'Rettet'. The button is never disabled, because users would not learn what is missing. Forms with many kinds of
 * fields are described as data and rendered by `StepForm`.
 */
const meta = { title: 'Patterns/Form with errors', component: Application } satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>

export const ToFillIn: Story = {}

/** Submitted too early: the summary has focus, and each line links to its field. */
export const Mistakes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send inn' }))
    await expect(canvas.getByRole('region', { name: /rette opp i følgende feil/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: nameMissing }))
    await expect(canvas.getByRole('textbox', { name: 'Navn' })).toHaveFocus()
    await userEvent.keyboard('Ada Testdal')
    await expect(canvas.getByText('Rettet')).toBeVisible()
  },
}
