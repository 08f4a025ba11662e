import { Problem } from '@eksport/portal/problem/problem.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'

const texts = {
  notRead: {
    nb: 'En feil oppstod ved henting av søknad...',
    nn: 'Det oppstod ein feil ved henting av søknad ...',
    en: 'An error occurred while fetching the application...',
  },
} as const

/** [ERR-01] Shown if an application failed to load; the page around it still works. */
export function ApplicationNotRead({ error }: ErrorComponentProps) {
  const say = useText()
  const router = useRouter()
  return (
    <Problem>
      {({ CrashPage }) => (
        <CrashPage
          error={error}
          notRead={say(texts.notRead)}
          onTryAgain={() => void router.invalidate()}
          home={{ render: <Link to="/" /> }}
        />
      )}
    </Problem>
  )
}
