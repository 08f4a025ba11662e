import { type Answers, commonIssueTexts } from '@eksport/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.js'
import {
  exampleCodeLists,
  exampleIssueTexts,
  exampleNow,
  exampleSections,
  nestedSections,
  otherSections,
} from './example.fixture.js'
import { StepForm, type StepFormProps } from './step-form.js'

const producers = [
  { value: 'N742', label: 'N742 Ellingsen Seafood AS avd. Hovedkontor' },
  { value: 'TL52', label: 'TL52 Måsøval Harvest' },
]

const surroundings = {
  now: exampleNow,
  issueTexts: { ...commonIssueTexts, ...exampleIssueTexts },
  codeLists: exampleCodeLists,
  lookups: {
    producers: {
      search: async (query: string) =>
        producers.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
    },
  },
}

function Page({ start, ...props }: Partial<StepFormProps> & { start: Answers }) {
  const [answers, setAnswers] = useState(start)
  return (
    <div className="eks:max-w-form">
      <StepForm
        {...surroundings}
        sections={exampleSections}
        onValid={fn()}
        {...props}
        answers={answers}
        onAnswersChange={setAnswers}
      >
        <Button kind="primary" type="submit" style={{ alignSelf: 'start' }}>
          Neste
        </Button>
      </StepForm>
    </div>
  )
}

const meta = {
  title: 'Components/Forms and steps/StepForm',
  id: 'form-stepform',
  component: Page,
  argTypes: { start: { table: { disable: true } } },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Transport: Story = {
  args: {
    start: {
      transport: {
        meansOfTransport: 'AIR',
        placeOfLoading: 'Tromsø',
        pointOfEntry: 'BR00',
        minTemperature: 4,
        maxTemperature: 0,
        consent: true,
      },
    },
  },
}

/** The summary takes focus and links to each field. */
export const Mistakes: Story = {
  ...Transport,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Neste' }))
    await expect(canvas.getByRole('region', { name: /rette opp i følgende feil/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Avgangsdato: Feltet er påkrevd' }))
    await expect(canvas.getByRole('textbox', { name: 'Avgangsdato' })).toHaveFocus()
  },
}

export const OtherKinds: Story = {
  args: {
    sections: otherSections,
    start: {
      sender: { name: 'Nordhav Testeksport AS', firstName: 'Kari' },
      recipient: { phone: { callingCode: '+86', number: '1012345678' } },
      line: {
        period: { from: '2026-11-19', to: '2026-11-20' },
        areas: ['27.2', '27.4'],
        producer: 'N742',
        netWeight: 2745.6,
        slaughter: [{ siteNumber: 32857, fromDate: '2026-11-18', toDate: '2026-11-20' }, { siteNumber: 2305 }],
      },
    },
  },
}

/** A list within a list item; errors appear at the right item. */
export const Nested: Story = {
  args: {
    sections: nestedSections,
    start: {
      containers: [
        { number: 'TEST1004039', seals: [{ number: 'NO004039' }, { number: 'NO004040' }] },
        { number: 'TEST1004041', seals: [{ number: 'NO004041' }, {}] },
        { number: 'TEST1004042' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Neste' }))
  },
}

export const OtherMistakes: Story = {
  args: {
    sections: otherSections,
    start: { sender: { name: 'Nordhav Testeksport AS' }, line: { slaughter: [{ siteNumber: 2305 }] } },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Neste' }))
  },
}

export const Empty: Story = { args: { start: {} } }
