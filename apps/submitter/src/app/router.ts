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
  /** The browser's own unless given. */
  readonly history?: RouterHistory
  /** Opens an address as a page of its own, with nothing of this one in it; in the place of this one where Back shall not find it. */
  readonly openPage?: (address: string, replace: boolean) => void
}

function openInBrowser(address: string, replace: boolean): void {
  if (replace) window.location.replace(address)
  else window.location.assign(address)
}

const basepathOf = (organisationNumber: string | undefined) =>
  organisationNumber === undefined ? '/' : addressOfOrganisation(organisationNumber, '')

/**
 * Every address of the app, and what becomes of its page when a session ends. Where an address begins with an organisation, all that
 * this page links to does so too; routes know nothing of it.
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
    // Whoever logged out in another tab comes back to this page with their next login; somebody else begins their own.
    const next = new URLSearchParams({ neste: history.location.href })
    openPage(why === 'logged-out' ? `/?${next}` : '/', true)
  })
  leaveWhenRightIsLost(queries, () => {
    const isOfOrganisation = router.state.matches.some(({ routeId }) => routeId === '/_virksomhet')
    // Nobody is asked whether they want to leave: they may not stay, and what they wrote is kept in this browser.
    if (isOfOrganisation) void router.navigate({ to: '/ingen-tilgang', ignoreBlocker: true })
  })
  return router
}

/** Has the code of an organisation's page on its way while the session is asked for; what fails is tried again when the page is loaded. */
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
