import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Heading } from '../heading/heading.js'
import { Link } from '../link/link.js'
import { Step, Stepper } from './stepper.js'

const licence = [
  <Step key="1" state="done" title="Søknaden er mottatt" time="20.11.2026 12:31" />,
  <Step key="2" state="current" title="Vurderes av elveeierlaget" time="Frist 27.11.2026" />,
  <Step key="3" state="upcoming" title="Avgiften betales" />,
  <Step key="4" state="upcoming" title="Fiskekortet er gyldig" time="1.6.2027" />,
]

const meta = {
  title: 'Components/Lists and data/Stepper',
  id: 'data-stepper',
  component: Stepper,
  subcomponents: { Step },
  args: { 'aria-label': 'Søknadens gang', children: licence },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Vertical: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(within(canvasElement).getByRole('list', { name: 'Søknadens gang' })).getAllByRole('listitem')
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    await expect(steps[0]).toHaveTextContent('Søknaden er mottatt, Ferdig20.11.2026 12:31')
  },
}

export const Horizontal: Story = { args: { direction: 'horizontal' } }

/** Titles as headings, with a link and more text; the last step went wrong. */
export const WithMore: Story = {
  args: {
    children: [
      <Step
        key="1"
        state="done"
        title={
          <Heading level={3} size="ui">
            Søknaden er mottatt
          </Heading>
        }
      >
        Den står på <Link href="#lisenser">siden med fiskekort</Link>.
      </Step>,
      <Step
        key="2"
        state="failed"
        title={
          <Heading level={3} size="ui">
            Avgiften er ikke betalt
          </Heading>
        }
        time="27.11.2026"
      >
        Banken avviste betalingen. Betal på nytt innen en uke, ellers går kortet til neste på ventelisten.
      </Step>,
      <Step
        key="3"
        state="upcoming"
        title={
          <Heading level={3} size="ui">
            Fiskekortet er gyldig
          </Heading>
        }
      />,
    ],
  },
}
