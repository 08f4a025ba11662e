import { contact } from '@eksport/portal/text/contact.ts'
import { ErrorPage } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { ProblemFrame } from './problem-frame.tsx'

/** [RTE-08] 'Denne siden finnes ikke.' */
export function NotFoundPage() {
  return (
    <ProblemFrame>
      <ErrorPage kind="not-found" phone={contact.phone} home={{ render: <Link to="/" /> }} />
    </ProblemFrame>
  )
}
