import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/button/button.js'
import { Kbd } from '../../components/kbd/kbd.js'
import { CaseActionBar } from './case-action-bar.js'

const meta = {
  title: 'Certificates/CaseActionBar',
  id: 'officers-caseactionbar',
  component: CaseActionBar,
  parameters: { size: 'sm' },
  args: {
    label: 'Handlinger i saken',
    note: '2 av 3 punkter vurdert',
    children: (
      <>
        <Button kind="primary" iconEnd={<Kbd>G</Kbd>}>
          Godkjenn
        </Button>
        <Button iconEnd={<Kbd>A</Kbd>}>Be om avklaring</Button>
        <Button kind="quiet">Stopp</Button>
      </>
    ),
  },
} satisfies Meta<typeof CaseActionBar>
export default meta

export const Deciding: StoryObj<typeof meta> = {}
export const NothingToDo: StoryObj<typeof meta> = {
  args: { children: <p>Du har ingen handlinger å gjøre i denne saken nå.</p>, note: undefined },
}
