import { addressOfOrganisation, organisationOfAddress } from '@eksport/domain'
import { routerOptions } from '@eksport/portal/app/router-options.ts'
import { actFor, actingOrganisation } from '@eksport/portal/server/acting-organisation.ts'
import { stayWhenLoggedOut } from '@eksport/portal/session/stay-when-logged-out.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import { watchFirstPage } from '#src/lib/use-is-first-page.ts'
import { routeTree } from '#src/route-tree.gen.ts'
import { leaveWhenRightIsLost } from './leave-when-right-is-lost.ts'

interface Surroundings {
  /** Defaults to the browser's history. */
  readonly history?: RouterHistory
  /** Opens an address with a full page load. `replace` keeps the current page out of the Back history. */
  readonly openPage?: (address: string, replace: boolean) => void
}

function openInBrowser(address: string, replace: boolean): void {
  if (replace) window.location.replace(address)
  else window.location.assign(address)
}

const basepathOf = (organisationNumber: string | undefined) =>
  organisationNumber === undefined ? '/' : addressOfOrganisation(organisationNumber, '')

/**
 * Creates the router for every address of the app and handles the end of a session. If the address starts with an organisation, all links
 * on the page do too; the routes themselves do not know of it.
 */
export function createAppRouter(queries: QueryClient, surroundings: Surroundings = {}) {
  const { history = createBrowserHistory(), openPage = openInBrowser } = surroundings
  actFor(organisationOfAddress(history.location.href))

  const takeOrganisation = (organisationNumber: string, address: string) => {
    actFor(organisationNumber)
    router.update({ ...router.options, basepath: basepathOf(organisationNumber) })
    history.replace(addressOfOrganisation(organisationNumber, address), history.location.state, { ignoreBlocker: true })
  }
  const goTo = (address: string, { replace = false }: { readonly replace?: boolean } = {}) => {
    const [acting, meant] = [actingOrganisation(), organisationOfAddress(address)]
    if (meant !== undefined && meant !== acting) openPage(address, replace)
    else history.push(acting === undefined ? address : addressOfOrganisation(acting, address))
  }

  const router = createRouter({
    ...routerOptions,
    routeTree,
    history,
    basepath: basepathOf(actingOrganisation()),
    context: { queries, takeOrganisation, goTo },
  })
  watchFirstPage(router)
  stayWhenLoggedOut(queries, router, (why) => {
    // A person who logged out in another tab returns to this page at their next login; another person starts from the front page.
    const next = new URLSearchParams({ neste: history.location.href })
    openPage(why === 'logged-out' ? `/?${next}` : '/', true)
  })
  leaveWhenRightIsLost(queries, () => {
    const isOfOrganisation = router.state.matches.some(({ routeId }) => routeId === '/_virksomhet')
    // The unsaved-changes prompt is skipped: the person may not stay, and what they wrote is kept in this browser.
    if (isOfOrganisation) void router.navigate({ to: '/ingen-tilgang', ignoreBlocker: true })
  })
  return router
}

/** Starts loading the code of an organisation's page while the session is fetched. A failed load is retried when the page itself loads. */
export function fetchPageAhead(router: ReturnType<typeof createAppRouter>): void {
  if (actingOrganisation() === undefined) return
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
