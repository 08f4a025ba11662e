import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FieldStack } from '../layout/layout.js'
import { Radio, RadioGroup } from './radio-group.js'

const meta = {
  title: 'Components/Fields/RadioGroup',
  id: 'form-radio-group',
  component: RadioGroup,
  args: {
    legend: 'Transportmiddel',
    onValueChange: fn(),
    children: [
      <Radio key="fly" value="fly" label="Fly" />,
      <Radio key="skip" value="skip" label="Skip" hint="Også ferge" />,
      <Radio key="tog" value="tog" label="Tog" disabled />,
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Transportmiddel' }))
    await userEvent.click(group.getByRole('radio', { name: 'Skip' }))
    await expect(group.getByRole('radio', { name: 'Skip' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('skip', expect.objectContaining({ reason: 'select' }))
  },
}

export const States: Story = {
  render: (args) => (
    <FieldStack>
      <RadioGroup {...args} defaultValue="fly" inline legend="Side om side" />
      <RadioGroup {...args} legend="Med feil" error="Du må velge transportmiddel." />
      <RadioGroup legend="Med ramme" defaultValue="slots" hint="Du kan endre det senere.">
        <Radio value="slots" label="Bestemt tid" hint="Du velger et tidspunkt på kontoret" framed />
        <Radio
          value="post"
          label="Sendes i posten"
          hint="Sertifikatet sendes rekommandert til adressen som virksomheten er registrert med"
          framed
        />
      </RadioGroup>
    </FieldStack>
  ),
}

export const Dense: Story = { ...States, parameters: { size: 'sm' } }
