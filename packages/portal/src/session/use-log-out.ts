import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../server/api.ts'
import { tellOtherTabs } from './session-end.ts'

/** Ends the session here and at the login provider; `onFailure` tells when the server refused. */
export function useLogOut(onFailure: () => void): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    api.logOut().then((address) => {
      tellOtherTabs()
      queries.clear()
      window.location.assign(address)
    }, onFailure)
  }, [queries, onFailure])
}
