import { getAquacultureSite } from '@eksport/api'
import { cachedRoute } from '../../http/cached-route.ts'
import { Refusal } from '../../refusals/refusal.ts'

export const getAquacultureSiteRoute = cachedRoute(getAquacultureSite, ({ data, params }) => {
  const site = data.sites.find(({ siteNumber }) => siteNumber === params.siteNumber)
  if (site === undefined) throw new Refusal('NOT_FOUND')
  return site
})
