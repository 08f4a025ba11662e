import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Description, DescriptionList } from '../description-list/description-list.js'
import { Tabs } from './tabs.js'

const facts = (
  <DescriptionList>
    <Description label="Avgangsdato">26.11.2026</Description>
    <Description label="Transportmiddel">Fly</Description>
    <Description label="Lastested">Tromsø</Description>
  </DescriptionList>
)

const meta = {
  title: 'Components/Navigation/Tabs',
  id: 'navigation-tabs',
  component: Tabs<string>,
  args: {
    label: 'Søknaden',
    items: [
      { id: 'messages', label: 'Meldinger', content: 'Ingen meldinger.' },
      { id: 'facts', label: 'Opplysninger', content: facts },
      { id: 'history', label: 'Historikk', content: 'Opprettet 20.11.2026' },
    ],
  },
} satisfies Meta<typeof Tabs<string>>
export default meta
type Story = StoryObj<typeof meta>

export const ArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Meldinger' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Opplysninger' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Tromsø')
  },
}

/** As officers see it, in a narrow column. */
export const Dense: Story = { parameters: { size: 'sm' } }

/** More tabs than fit: the row scrolls sideways, and the selected one stays visible. */
export const ManyAndLong: Story = {
  decorators: (Story) => (
    <div style={{ maxWidth: 400 }}>
      <Story />
    </div>
  ),
  args: {
    defaultValue: 'attachments',
    items: [
      { id: 'messages', label: 'Meldinger mellom eksportør og saksbehandler', content: 'Ingen meldinger.' },
      { id: 'facts', label: 'Opplysninger om transport og forsendelse', content: facts },
      { id: 'history', label: 'Historikk med alle statusendringer', content: 'Opprettet 20.11.2026' },
      { id: 'attachments', label: 'Vedlegg og dokumentasjon', content: 'Ingen dokumenter er vedlagt.' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('tablist')
    const inSight = (name: RegExp) => async () => {
      const [tab, room] = [canvas.getByRole('tab', { name }), row].map((element) => element.getBoundingClientRect())
      // A row scrolls by whole pixels, but tabs may end between two.
      await expect(tab?.left ?? 0).toBeGreaterThan((room?.left ?? 0) - 1)
      await expect(tab?.right ?? 0).toBeLessThan((room?.right ?? 0) + 1)
    }
    await waitFor(inSight(/^Vedlegg/))
    canvas.getByRole('tab', { name: /^Vedlegg/ }).focus()
    await userEvent.keyboard('{Home}')
    await waitFor(inSight(/^Meldinger/))
    await userEvent.keyboard('{End}')
    await waitFor(inSight(/^Vedlegg/))
  },
}
