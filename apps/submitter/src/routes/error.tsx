import { codeOf } from '@eksport/portal/problem/code-of.ts'
import { ErrorCodePage } from '@eksport/portal/problem/error-code-page.tsx'
import { createFileRoute, Link } from '@tanstack/react-router'

/** [RTE-07] */
export const Route = createFileRoute('/error')({ validateSearch: codeOf, component: Failed })

function Failed() {
  return <ErrorCodePage code={Route.useSearch().code} home={{ render: <Link to="/" /> }} />
}
