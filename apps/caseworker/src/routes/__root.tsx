import { useWhenIdle } from '@eksport/portal/browser/fetch-ahead.ts'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { fetchProblemPages, Problem } from '@eksport/portal/problem/problem.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, type ErrorComponentProps, Link, Outlet, useRouter } from '@tanstack/react-router'
import { Shell } from '#src/app/shell.tsx'
import { NotFoundPage } from '#src/features/problem/components/not-found-page.tsx'
import { ProblemFrame } from '#src/features/problem/components/problem-frame.tsx'
import { problemTexts } from '#src/features/problem/problem.texts.ts'

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Crashed,
})

function Root() {
  useWhenIdle(fetchProblemPages)
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

function NotFound() {
  const say = useText()
  useDocumentTitle(say(problemTexts.notFound))
  return <NotFoundPage />
}

function Crashed({ error }: ErrorComponentProps) {
  const say = useText()
  const router = useRouter()
  return (
    <Shell>
      <ProblemFrame>
        <Problem>
          {({ CrashPage }) => (
            <CrashPage
              error={error}
              onTryAgain={() => void router.invalidate()}
              noAccess={say(problemTexts.noAccess)}
              home={{ render: <Link to="/" /> }}
            />
          )}
        </Problem>
      </ProblemFrame>
    </Shell>
  )
}
