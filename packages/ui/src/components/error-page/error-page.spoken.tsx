import { fireEvent, screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { ErrorPage } from './error-page.js'

const page = <ErrorPage reference="8f2c-41" time="2026-11-20T12:12:00+01:00" />
const clipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
const copy = () => void fireEvent.click(screen.getByRole('button', { name: 'Kopier' }))

export const spoken: readonly SpokenRow[] = [
  {
    component: 'ErrorPage',
    action: 'the reference is copied',
    element: () => {
      clipboard(async () => undefined)
      return page
    },
    act: copy,
    says: 'Kopiert.',
  },
  {
    component: 'ErrorPage',
    action: 'the browser does not let the reference be copied',
    element: () => {
      clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')))
      return page
    },
    act: copy,
    says: 'Nettleseren kopierte ikke. Teksten er merket: kopier den selv.',
  },
]
