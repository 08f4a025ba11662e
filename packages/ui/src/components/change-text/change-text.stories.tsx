import type { Meta, StoryObj } from '@storybook/react-vite'
import { Description, DescriptionList } from '../description-list/description-list.js'
import { ChangeText } from './change-text.js'
import type { ChangeWords } from './change-text.logic.js'

const meta = {
  title: 'Components/Lists and data/ChangeText',
  id: 'case-changetext',
  component: ChangeText,
  args: { change: { kind: 'changed', from: 'TEST1004030', to: 'TEST1004039' } },
} satisfies Meta<typeof ChangeText>

export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {}
export const Added: Story = { args: { change: { kind: 'added', to: 'Example Trading House Ltd, Singapore' } } }
export const Removed: Story = { args: { change: { kind: 'removed', from: 'NO004030' } } }

const long = 'Torsk uten hode, sløyd og blokkfryst om bord innen to timer etter fangst, pakket i kartong med plastfôr.'
const all: readonly [string, ChangeWords][] = [
  ['Plombenummer', { kind: 'same', to: 'NO004030' }],
  ['Avgang', { kind: 'changed', from: '11.11.2026 kl. 06:00', to: '19.11.2026 kl. 09:30' }],
  ['Containernummer', { kind: 'changed', from: 'TEST1004030', to: 'TEST1004039' }],
  ['Seglnummer', { kind: 'removed', from: 'NO004030' }],
  ['På vegne av', { kind: 'added', to: 'Example Trading House Ltd, Singapore' }],
  ['Mottaker', { kind: 'changed', from: 'Sample Ltd\nSample Street 12', to: 'Sample Ltd\nSample Street 112' }],
  ['Fangstområder', { kind: 'changed', from: ['FAO27.1.b', 'FAO27.2.a'], to: ['FAO27.2.a', 'FAO27.1.a'] }],
  ['Varebeskrivelse', { kind: 'changed', from: long, to: long.replace('to timer', 'fire timer') }],
  [
    'E-post',
    { kind: 'changed', from: 'salg@testlaks.example', to: 'logistikk.og.eksport@midnattsol.testlaks.example' },
  ],
]

/** Every kind, as facts in columns; a long text is compared word by word. */
export const AllKinds: Story = {
  render: () => (
    <DescriptionList>
      {all.map(([label, change]) => (
        <Description key={label} label={label}>
          <ChangeText change={change} />
        </Description>
      ))}
    </DescriptionList>
  ),
}
