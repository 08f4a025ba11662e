import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Field } from '../field/field.js'
import { Input } from '../input/input.js'
import { Link } from '../link/link.js'
import { ButtonRow, FieldStack, PageHeading, Section } from './layout.js'

const meta = {
  title: 'Pages/Layout',
  id: 'page-layout',
  component: PageHeading,
  parameters: { part: 'PageHeading' },
  args: {
    children: 'Søknader',
    lead: 'Alle søknader fra virksomheten',
    actions: (
      <>
        <Button>Last ned</Button>
        <Button kind="primary">Opprett ny</Button>
      </>
    ),
    takeFocus: true,
  },
  render: (args) => (
    <>
      <PageHeading {...args} />
      <Section heading="Transport" headingEnd={<Link href="#hjelp">Hjelp</Link>} className="eks:mt-section-gap">
        <FieldStack>
          <Field label="Lastested" width="lg">
            <Input />
          </Field>
          <Field label="Innførselssted" width="lg">
            <Input />
          </Field>
        </FieldStack>
      </Section>
      <Section heading="Mottaker">
        <ButtonRow>
          <Button>Tilbake</Button>
          <Button kind="primary">Neste</Button>
        </ButtonRow>
      </Section>
    </>
  ),
} satisfies Meta<typeof PageHeading>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Transport' })).toBeVisible()
  },
}

/** In a grid without columns of its own, narrower than its widest field: the fields shrink (1.4.10). */
export const InAGrid: Story = {
  render: () => (
    <form style={{ display: 'grid', width: 280 }}>
      <FieldStack>
        <Field label="Lastested" width="lg">
          <Input />
        </Field>
      </FieldStack>
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').closest('form')?.scrollWidth).toBe(280)
  },
}

export const LongHeading: Story = {
  args: {
    children: 'Helsesertifikat for fiskevarer og sjømat til konsum fra akvakultur til Den europeiske union',
    takeFocus: false,
  },
}

export const Dense: Story = { args: { takeFocus: false }, parameters: { size: 'sm' } }
