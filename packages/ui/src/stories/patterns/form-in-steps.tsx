import { choice, commonIssueTexts, describeForm, number, type Section, text } from '@eksport/forms'
import { Alert, type FormSurroundings, StepForm, useEksport, Wizard, type WizardStep } from '@eksport/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A `type`, because answers are looked up by name, which an interface does not allow. */
export type LicenceRequest = {
  holder?: { name?: string; email?: string }
  duration?: 'day' | 'season'
  days?: number
}

const form = describeForm<LicenceRequest>()

/** The pages of the form as data: the server validates with the same description. */
const pages: readonly Section[] = [
  form.section({
    id: 'holder',
    title: { nb: 'Innehaver', nn: 'Innehavar', en: 'Holder' },
    fields: {
      'holder.name': text({ label: { nb: 'Navn', nn: 'Namn', en: 'Name' }, required: true, max: 80 }),
      'holder.email': text({ label: { nb: 'E-post', nn: 'E-post', en: 'Email' }, required: true, max: 80 }),
    },
  }),
  form.section({
    id: 'licence',
    title: { nb: 'Fiskekort', nn: 'Fiskekort', en: 'Licence' },
    fields: {
      duration: choice({
        label: { nb: 'Varighet', nn: 'Varigheit', en: 'Duration' },
        required: true,
        options: [
          { value: 'day', label: { nb: 'Døgn', nn: 'Døgn', en: 'Days' } },
          { value: 'season', label: { nb: 'Sesong', nn: 'Sesong', en: 'Season' } },
        ],
        clears: [form.wipes(['days'])],
      }),
      days: number({
        label: { nb: 'Antall døgn', nn: 'Talet på døgn', en: 'Number of days' },
        when: form.is('duration', 'day'),
        required: true,
        min: 1,
      }),
    },
  }),
]

const words = {
  nb: { title: 'Søk om fiskekort', sent: 'Søknaden er sendt', sentText: 'Svaret kommer på e-post innen to dager.' },
  en: { title: 'Apply for a licence', sent: 'Your application is sent', sentText: 'The answer comes within two days.' },
}

/** Confirms success and takes focus, because the focused element is gone. */
function Receipt({ heading, children }: { readonly heading: string; readonly children?: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert ref={alert} tone="success" heading={heading} headingLevel={2}>
      {children}
    </Alert>
  )
}

interface LicenceFormProps {
  /** The current time in ISO 8601: dates are checked against it. */
  readonly now: string
  readonly onSend: (request: LicenceRequest) => void
}

export function LicenceForm({ now, onSend }: LicenceFormProps) {
  const { locale } = useEksport()
  const say = locale === 'en' ? words.en : words.nb
  const surroundings: FormSurroundings = { now, issueTexts: commonIssueTexts, codeLists: {} }
  const [answers, setAnswers] = useState<LicenceRequest>({})
  const [place, setPlace] = useState(0)
  const page = pages[place]
  if (page === undefined) return <Receipt heading={say.sent}>{say.sentText}</Receipt>
  const go = (id: string) => setPlace(pages.findIndex((one) => one.id === id))
  const next = () => {
    if (place === pages.length - 1) onSend(answers)
    setPlace(place + 1)
  }
  const steps = pages.map(({ id, title }, index): WizardStep => {
    const state = index === place ? 'current' : index < place ? 'done' : 'locked'
    return { id, title: title?.[locale] ?? id, state }
  })
  return (
    <Wizard
      title={say.title}
      steps={steps}
      linkFor={(id) => `#${id}`}
      onStepChange={go}
      actions={{ form: page.id, onBack: place > 0 ? () => setPlace(place - 1) : undefined }}
    >
      <StepForm
        {...surroundings}
        key={page.id}
        id={page.id}
        sections={[page]}
        answers={answers}
        onAnswersChange={setAnswers}
        onValid={next}
      />
    </Wizard>
  )
}
