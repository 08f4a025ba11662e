import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { Textarea } from './textarea.js'

const box = () => screen.getByRole('textbox', { name: 'Merknad' })
const component = 'Textarea'

/** A screen reader reads certain counts on the way to the limit, and every character past it. */
export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'twenty characters are left',
    element: <Textarea aria-label="Merknad" limit={22} />,
    act: ({ user }) => user.type(box(), 'ab'),
    says: '20 tegn igjen',
  },
  {
    component,
    action: 'the text becomes two characters too long',
    element: <Textarea aria-label="Merknad" limit={3} defaultValue="abc" />,
    act: ({ user }) => user.type(box(), 'de'),
    says: '2 tegn for mye',
  },
  {
    component,
    action: 'one writes far from the limit',
    element: <Textarea aria-label="Merknad" limit={500} />,
    act: ({ user }) => user.type(box(), 'Takk'),
    says: [],
  },
]
