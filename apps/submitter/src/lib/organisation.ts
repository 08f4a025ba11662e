import { createContext, useContext } from 'react'

/** The organisation that the person acts for. */
export interface ActingOrganisation {
  readonly organisationNumber: string
  readonly name: string
}

export const OrganisationContext = createContext<ActingOrganisation | null>(null)

/** Works only on pages inside the organisation's layout route, which redirects everyone else to choose one. */
export function useOrganisation(): ActingOrganisation {
  const organisation = useContext(OrganisationContext)
  if (organisation === null) throw new Error('This page needs an organisation: put its route under _virksomhet.')
  return organisation
}
