import type { StepId, StepTarget } from '@eksport/domain/templates'

/** [RTE-11] The address of a step; the first step is the application's own address. */
export function stepAddress(referenceNumber: number, { step, line }: StepTarget): string {
  const base = `/soeknader/${referenceNumber}`
  if (step === 'soknadsinformasjon') return base
  return line === undefined ? `${base}/${step}` : `${base}/${step}/${line}`
}

/** Whether an address is a page of the form of that application. */
export function isFormAddress(referenceNumber: number, pathname: string): boolean {
  const base = `/soeknader/${referenceNumber}`
  if (pathname === base || pathname === `${base}/`) return true
  return pathname.startsWith(`${base}/`) && !pathname.startsWith(`${base}/detaljer`)
}

/** The step that an address shows. */
export function stepOfAddress(referenceNumber: number, pathname: string, ids: readonly StepId[]): StepId | undefined {
  const [segment] = pathname.slice(`/soeknader/${referenceNumber}/`.length).split('/')
  if (segment === undefined || segment === '') return 'soknadsinformasjon'
  return ids.find((id) => id === segment && id !== 'soknadsinformasjon')
}
