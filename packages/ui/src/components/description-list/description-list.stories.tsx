import type { Meta, StoryObj } from '@storybook/react-vite'
import { Description, DescriptionList } from './description-list.js'

const meta = {
  title: 'Components/Lists and data/DescriptionList',
  id: 'data-description-list',
  component: DescriptionList,
  args: {
    children: [
      <Description key="means" label="Transportmiddel">
        Fly
      </Description>,
      <Description key="from" label="Lastested">
        Tromsø
      </Description>,
      <Description key="weight" label="Nettovekt">
        2 745,60 kg
      </Description>,
      <Description key="seal" label="Plombe">
        –
      </Description>,
      <Description key="consignee" label="Mottaker">
        Tokyo Seafood Distribution and Cold Storage Company Limited, Toyosu Market Building 7
      </Description>,
      <Description key="comment" label="Kommentar" wide>
        Sendes rekommandert til Kløfta i morgen. Ring hvis noe mangler.
      </Description>,
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Facts: Story = {}

export const Dense: Story = { parameters: { size: 'sm' } }
