import { screen } from '@testing-library/react'
import { useState } from 'react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.js'

function Opened(props: Pick<FeedbackFormProps, 'onSubmit'>) {
  const [open, setOpen] = useState(true)
  return <FeedbackForm {...props} open={open} onOpenChange={setOpen} />
}

export const spoken: readonly SpokenRow[] = [
  {
    component: 'FeedbackForm',
    action: 'the rating is received',
    element: <Opened onSubmit={async () => undefined} />,
    act: async ({ user }) => {
      await user.click(screen.getByRole('radio', { name: /^(Bra|Good)$/ }))
      await user.click(screen.getByRole('button', { name: /^Send/ }))
    },
    says: 'Takk for tilbakemeldingen!',
  },
  {
    component: 'FeedbackForm',
    action: 'sending fails: the message takes focus and is read there, not in a live region',
    element: <Opened onSubmit={() => Promise.reject(new Error('nede'))} />,
    act: async ({ user }) => {
      await user.click(screen.getByRole('radio', { name: /^(Bra|Good)$/ }))
      await user.click(screen.getByRole('button', { name: /^Send/ }))
    },
    says: [],
  },
]
