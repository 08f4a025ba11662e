import { fireEvent, screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { CopyButton } from './copy-button.js'

const button = <CopyButton text="8f2c-41" />
const clipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
const copy = () => void fireEvent.click(screen.getByRole('button', { name: /^(Kopier|Copy)$/ }))

export const spoken: readonly SpokenRow[] = [
  {
    component: 'CopyButton',
    action: 'its text is copied',
    element: () => {
      clipboard(async () => undefined)
      return button
    },
    act: copy,
    says: 'Kopiert.',
  },
  {
    component: 'CopyButton',
    action: 'the browser does not let it copy',
    element: () => {
      clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')))
      return button
    },
    act: copy,
    says: 'Nettleseren kopierte ikke. Merk teksten og kopier den selv.',
  },
]
