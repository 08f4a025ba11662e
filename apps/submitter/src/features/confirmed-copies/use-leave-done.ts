import type { Application } from '@eksport/domain'
import { useNavigate } from '@tanstack/react-router'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'

/** Leads to the application afterwards. It is refetched there, so that the form keeps what it shows until then. */
export function useLeaveDone({ referenceNumber }: Pick<Application, 'referenceNumber'>): () => Promise<void> {
  const navigate = useNavigate()
  const refresh = useRefreshApplication(referenceNumber)
  return async () => {
    await navigate({
      to: '/soeknader/$referenceNumber/detaljer',
      params: { referenceNumber: String(referenceNumber) },
    })
    await refresh()
  }
}
