import type { StepId, StepTarget } from '@eksport/domain/templates'
import { linkOptions, type RegisteredRouter, type RouteIds } from '@tanstack/react-router'

/** The path of each step. */
const pages = {
  soknadsinformasjon: '/soeknader/$referenceNumber',
  avsender: '/soeknader/$referenceNumber/avsender',
  mottaker: '/soeknader/$referenceNumber/mottaker',
  kontroll: '/soeknader/$referenceNumber/kontroll',
  transport: '/soeknader/$referenceNumber/transport',
  varelinjer: '/soeknader/$referenceNumber/varelinjer',
  henting: '/soeknader/$referenceNumber/henting',
  sertifikatmal: '/soeknader/$referenceNumber/sertifikatmal',
  oppsummering: '/soeknader/$referenceNumber/oppsummering',
} as const satisfies Record<StepId, string>

/** [RTE-11] Link to a step of an application. */
export function stepLink(referenceNumber: number, { step, line }: StepTarget) {
  const params = { referenceNumber: String(referenceNumber) }
  if (line !== undefined) return lineLink(referenceNumber, line)
  return linkOptions({ to: pages[step], params })
}

/** [EXP-05] Link to the page that lists everything a draft still lacks. */
export const missingLink = (referenceNumber: number) =>
  linkOptions({ to: '/soeknader/$referenceNumber/gjenstaar', params: { referenceNumber: String(referenceNumber) } })

/** Link to the editor of a product line, counted from zero; `copyOf` is the line that a new one copies. */
export const lineLink = (referenceNumber: number, line: number, copyOf?: number) =>
  linkOptions({
    to: '/soeknader/$referenceNumber/varelinjer/$linje',
    params: { referenceNumber: String(referenceNumber), linje: String(line) },
    search: copyOf === undefined ? {} : { kopier: String(copyOf) },
  })

const form: RouteIds<RegisteredRouter['routeTree']> = '/_virksomhet/soeknader/$referenceNumber/_skjema'
const isPageOfForm = (routeId: string) => routeId.startsWith(`${form}/`)

/** Whether a location is a page of that application's form. */
export const isFormPage = (
  referenceNumber: number,
  page: { readonly routeId: string; readonly params: { readonly referenceNumber?: string; readonly code?: string } },
): boolean => isPageOfForm(page.routeId) && page.params.referenceNumber === String(referenceNumber)

/** Loaders for the code of each page of the form, since a person who fills in one page moves on to the others. */
export const formPages = ({
  routesById,
  loadRouteChunk,
}: RegisteredRouter): readonly (() => Promise<unknown> | undefined)[] =>
  Object.values(routesById)
    .filter(({ id }) => isPageOfForm(id))
    .map((route) => () => loadRouteChunk(route))

export const loadFormPages = (router: RegisteredRouter): Promise<unknown> =>
  Promise.all(formPages(router).map((load) => load()))

/** Whether the code of every page of the form is loaded; offline, no other page can be shown. */
export const areFormPagesHere = ({ routesById }: RegisteredRouter): boolean =>
  Object.values(routesById)
    .filter(({ id }) => isPageOfForm(id))
    // A loaded component has no `preload` left.
    .every(({ options }) => options.component?.preload === undefined)
