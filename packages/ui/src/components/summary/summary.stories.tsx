import { summarize } from '@eksport/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { exampleSections, otherSections } from '../form/example.fixture.js'
import { Summary } from './summary.js'

const title = (nb: string) => ({ nb, nn: nb, en: nb })

const steps = summarize(
  {
    id: 'example',
    version: 1,
    title: title('Eksempel'),
    steps: [
      { id: 'transport', title: title('Transport'), sections: exampleSections },
      { id: 'varelinje', title: title('Varelinje'), sections: otherSections },
    ],
  },
  {
    transport: {
      meansOfTransport: 'AIR',
      placeOfLoading: 'Tromsø',
      dateOfDeparture: '2026-11-24',
      minTemperature: 0,
      maxTemperature: 4,
      consent: true,
    },
    sender: { name: 'Nordhav Testeksport AS', firstName: 'Kari', lastName: 'Nordmann' },
    line: { netWeight: 2745.6, slaughter: [{ siteNumber: 32857, fromDate: '2026-11-18', toDate: '2026-11-20' }] },
  },
  { locale: 'nb', labels: (_list, code) => code },
)

const meta = {
  title: 'Components/Forms and steps/Summary',
  id: 'form-summary',
  component: Summary,
  args: { steps, editLink: (step) => (props) => <a {...props} href={`#${step}`} /> },
  decorators: (Story) => (
    <div className="eks:max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof Summary>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

/** One line per step; a step that was just changed or lacks an answer is open and marked. */
export const Folded: Story = {
  args: {
    openAtFirst: [],
    before: new Map([['transport.placeOfLoading', 'Oslo lufthavn']]),
    noteOf: ({ step }) => step === 'varelinje' && '2 funn',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = async (name: string | RegExp) => {
      const button = canvas.getByRole('button', { name })
      await userEvent.click(button)
      button.blur()
    }
    const areOpen = () =>
      [/^Transport/, /^Varelinje/].map(
        (name) => canvas.getByRole('button', { name }).getAttribute('aria-expanded') === 'true',
      )
    await expect(areOpen()).toEqual([true, true])
    await press('Lukk alle')
    await expect(areOpen()).toEqual([false, false])
    await press(/^Transport/)
    await expect(areOpen()).toEqual([true, false])
    await press('Åpne alle')
    await expect(areOpen()).toEqual([true, true])
  },
}
