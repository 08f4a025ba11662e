import { type Answers, commonIssueTexts } from '@eksport/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { exampleCodeLists, exampleIssueTexts, exampleNow, exampleSections } from '../form/example.fixture.js'
import { StepForm } from '../form/step-form.js'
import { Wizard, type WizardProps } from './wizard.js'
import type { WizardStep } from './wizard-types.js'

const steps: readonly WizardStep[] = [
  { id: 'soknadsinformasjon', title: 'Søknadsinformasjon', state: 'done' },
  { id: 'avsender', title: 'Avsender', state: 'done' },
  { id: 'mottaker', title: 'Mottaker', state: 'error', issues: 1 },
  { id: 'kontroll', title: 'Siste kontroll\u00admulighet', state: 'done' },
  { id: 'transport', title: 'Transport', state: 'current' },
  { id: 'varelinjer', title: 'Varelinjer', state: 'open' },
  { id: 'henting', title: 'Henting', state: 'locked' },
  { id: 'oppsummering', title: 'Oppsummering', state: 'locked' },
]

function Page(props: Omit<WizardProps, 'children' | 'steps' | 'title' | 'linkFor'> & { start: Answers }) {
  const [answers, setAnswers] = useState(props.start)
  return (
    <main className="eks:mx-auto eks:max-w-page eks:px-8 eks:pt-7 eks:narrow:px-4 eks:narrow:pt-4">
      <Wizard
        steps={steps}
        linkFor={(id) => `#${id}`}
        title="Transport"
        intro="Slik reiser varene fra Norge til Brasil."
        reference="#004001"
        referenceLink={<a href="#4001">#004001</a>}
        destination="Brasil"
        description="sunnhetsattest oppdrettsfisk, portugisisk-engelsk"
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

const meta = { title: 'Form/Wizard', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const outcome = (
  <div className="eks:border-t-3 eks:border-warning-base eks:pt-4">
    <h2 className="eks:text-[1.0625rem]">Forutsagt utfall</h2>
    <p className="eks:mt-3">Må vurderes av saksbehandler</p>
  </div>
)

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
  args: { start, side: outcome, save: { kind: 'saved', at: exampleNow } },
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

export const SaveFailed: Story = { args: { start, save: { kind: 'failed', onRetry: fn() } } }
