import type { Application } from '@eksport/domain'
import { useNavigate } from '@tanstack/react-router'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'

/** To the application when it is done; it is fetched anew there, so that the form does not lose what it shows on the way. */
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
