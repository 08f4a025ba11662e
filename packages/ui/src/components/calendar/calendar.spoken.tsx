import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { Calendar } from './calendar.js'

const nothing = () => undefined

export const spoken: readonly SpokenRow[] = [
  {
    component: 'Calendar',
    action: 'a day that cannot be chosen is pressed',
    element: <Calendar today="2026-11-20" selected={null} noWeekends onSelect={nothing} />,
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^21\.? (november|November) 2026/ })),
    says: 'Lørdag og søndag kan ikke velges',
  },
  {
    component: 'Calendar',
    action: 'the month is changed',
    element: <Calendar today="2026-11-20" selected={null} onSelect={nothing} />,
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Neste måned|Neste månad|Next month)$/ })),
    says: 'Desember 2026',
  },
]
