import { type Answers, commonIssueTexts, type LocalizedText, localize } from '@eksport/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { Button } from '../button/button.js'
import { Checkbox } from '../checkbox/checkbox.js'
import { exampleCodeLists, exampleIssueTexts, exampleNow, exampleSections } from '../form/example.fixture.js'
import { StepForm } from '../form/step-form.js'
import { useWizard } from './use-wizard.js'
import { Wizard, type WizardProps } from './wizard.js'
import type { WizardStep } from './wizard-types.js'

const texts = {
  soknadsinformasjon: { nb: 'Søknadsinformasjon', nn: 'Søknadsinformasjon', en: 'About the application' },
  avsender: { nb: 'Avsender', nn: 'Avsendar', en: 'Consignor' },
  mottaker: { nb: 'Mottaker', nn: 'Mottakar', en: 'Consignee' },
  kontroll: { nb: 'Siste kontroll\u00admulighet', nn: 'Siste kontroll\u00adhøve', en: 'Last place of inspection' },
  transport: { nb: 'Transport', nn: 'Transport', en: 'Transport' },
  varelinjer: { nb: 'Varelinjer', nn: 'Varelinjer', en: 'Product lines' },
  henting: { nb: 'Henting', nn: 'Henting', en: 'Collection' },
  oppsummering: { nb: 'Oppsummering', nn: 'Oppsummering', en: 'Summary' },
  intro: {
    nb: 'Slik reiser varene fra Norge til Brasil.',
    nn: 'Slik reiser varene frå Noreg til Brasil.',
    en: 'How the goods travel from Norway to Brazil.',
  },
  subject: { nb: 'Brasil', nn: 'Brasil', en: 'Brazil' },
  description: {
    nb: 'sunnhetsattest oppdrettsfisk, portugisisk-engelsk',
    nn: 'helseattest oppdrettsfisk, portugisisk-engelsk',
    en: 'health certificate for farmed fish, Portuguese-English',
  },
  outcome: { nb: 'Forutsagt utfall', nn: 'Venta utfall', en: 'Predicted outcome' },
  assessed: {
    nb: 'Må vurderes av saksbehandler',
    nn: 'Må vurderast av saksbehandlar',
    en: 'An officer must look at it',
  },
} satisfies Record<string, LocalizedText>

const states = [
  { id: 'soknadsinformasjon', state: 'done' },
  { id: 'avsender', state: 'done' },
  { id: 'mottaker', state: 'error', issues: 1 },
  { id: 'kontroll', state: 'done' },
  { id: 'transport', state: 'current' },
  { id: 'varelinjer', state: 'open' },
  { id: 'henting', state: 'locked' },
  { id: 'oppsummering', state: 'locked' },
] as const

const stepsIn = (locale: string): readonly WizardStep[] =>
  states.map((step) => ({ ...step, title: localize(texts[step.id], locale) }))

function Page(props: Omit<WizardProps, 'children' | 'steps' | 'title' | 'linkFor'> & { start: Answers }) {
  const { locale } = useEksport()
  const [answers, setAnswers] = useState(props.start)
  return (
    <main className="story-page eks:mx-auto eks:max-w-page">
      <Wizard
        steps={stepsIn(locale)}
        linkFor={(id) => `#${id}`}
        title={localize(texts.transport, locale)}
        intro={localize(texts.intro, locale)}
        reference="#004001"
        referenceLink={(link) => <a {...link} href="#4001" />}
        subject={localize(texts.subject, locale)}
        description={localize(texts.description, locale)}
        actions={{ form: 'transport', onBack: fn() }}
        {...props}
      >
        <StepForm
          id="transport"
          sections={exampleSections}
          answers={answers}
          onAnswersChange={setAnswers}
          onValid={fn()}
          now={exampleNow}
          codeLists={exampleCodeLists}
          issueTexts={{ ...commonIssueTexts, ...exampleIssueTexts }}
        />
      </Wizard>
    </main>
  )
}

const meta = {
  title: 'Components/Forms and steps/Wizard',
  id: 'form-wizard',
  component: Page,
  argTypes: { start: { table: { disable: true } } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

function Outcome() {
  const { locale } = useEksport()
  return (
    <div className="eks:pt-4" style={{ borderTop: '3px solid var(--eks-warning-base)' }}>
      <h2 style={{ fontSize: '1.0625rem' }}>{localize(texts.outcome, locale)}</h2>
      <p className="eks:mt-3">{localize(texts.assessed, locale)}</p>
    </div>
  )
}

const start = {
  transport: {
    meansOfTransport: 'AIR',
    placeOfLoading: 'Tromsø',
    pointOfEntry: 'BR00',
    minTemperature: 4,
    maxTemperature: 0,
    consent: true,
  },
}

export const Transport: Story = {
  args: { start, side: <Outcome />, save: { kind: 'saved', at: exampleNow } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Transport' })).toHaveFocus()
  },
}

export const Mistakes: Story = {
  ...Transport,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Neste' }))
    await expect(canvas.getByRole('region', { name: /rette opp i følgende feil/ })).toHaveFocus()
  },
}

/** A work page: the step names are for screen readers only, and each dot is the link. */
export const Folded: Story = {
  args: { start, folded: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).queryByRole('link', { name: 'Avsender' })
    // On a phone the steps are one line that opens them.
    if (link === null) return
    await expect(link.closest('li')).toHaveAttribute('title', expect.stringContaining('Avsender'))
  },
}

/** All is saved except answers that are incomplete or were refused. */
export const SavedButSome: Story = { args: { start, save: { kind: 'saved', at: exampleNow, except: 2 } } }

export const SaveFailed: Story = { args: { start, save: { kind: 'failed', onRetry: fn() } } }

/** Offline: the input is on this computer, and is sent automatically. */
export const KeptHere: Story = { args: { start, save: { kind: 'kept', until: 'network', onRetry: fn() } } }

/** The same draft was saved in another tab meanwhile. */
export const ChangedElsewhere: Story = { args: { start, save: { kind: 'conflict', onResolve: fn() } } }

/** Three steps, one of which comes and goes, using `useWizard`. */
function ThreeSteps() {
  const { locale } = useEksport()
  const [onPaper, setOnPaper] = useState(true)
  const wizard = useWizard({
    steps: [
      { id: 'avsender', title: localize(texts.avsender, locale) },
      { id: 'henting', title: localize(texts.henting, locale), present: onPaper },
      { id: 'oppsummering', title: localize(texts.oppsummering, locale) },
    ],
    validate: async () => [],
  })
  const title = wizard.steps.find(({ id }) => id === wizard.step)?.title
  return (
    <main className="story-page eks:mx-auto eks:max-w-page">
      <Wizard
        firstPage
        steps={wizard.steps}
        title={title}
        linkFor={(id) => `#${id}`}
        onStepChange={wizard.goTo}
        actions={{ onNext: () => void wizard.next(), busy: wizard.busy, ...(wizard.back && { onBack: wizard.back }) }}
      >
        {wizard.step === 'avsender' && (
          <Checkbox label="Papir" checked={onPaper} onChange={(event) => setOnPaper(event.target.checked)} />
        )}
        {wizard.step === 'oppsummering' && <Button onClick={() => wizard.edit('avsender')}>Endre avsender</Button>}
      </Wizard>
    </main>
  )
}

function AnyPage() {
  const { locale } = useEksport()
  return (
    <main>
      <Wizard
        steps={stepsIn(locale)}
        linkFor={(id) => `#${id}`}
        title={localize(texts.transport, locale)}
        actions={{ onBack: fn() }}
      >
        <Checkbox label="Papir" />
      </Wizard>
    </main>
  )
}

/** In a page of unknown padding: on a phone nothing is wider than the page. */
export const InAnyPage: Story = { args: { start }, render: () => <AnyPage /> }

/** Forward to the summary, back to correct one step, and directly to the summary again. */
export const Headless: Story = {
  args: { start },
  render: () => <ThreeSteps />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = (name: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus())
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Neste' }))
    await next()
    await heading('Henting')
    await next()
    await heading('Oppsummering')
    await userEvent.click(canvas.getByRole('button', { name: 'Endre avsender' }))
    await heading('Avsender')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Papir' }))
    await next()
    await heading('Oppsummering')
    await expect(canvas.queryByText('Henting')).toBeNull()
  },
}
