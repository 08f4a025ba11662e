import { getAquacultureSite } from '@eksport/api'
import { cachedRoute } from '../../http/cached-route.ts'
import { notFound } from '../../http/problem-error.ts'

export const getAquacultureSiteRoute = cachedRoute(getAquacultureSite, ({ data, params }) => {
  const site = data.sites.find(({ siteNumber }) => siteNumber === params.siteNumber)
  if (site === undefined) throw notFound()
  return site
})
