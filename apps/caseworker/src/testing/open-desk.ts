import { type FoundSheet, getHandOut, getSession, type HandOut, listPickups, type Pickup } from '@eksport/api'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen } from '@testing-library/react'
import { openApp } from '#src/testing/open-app.tsx'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

export const pickup = (referenceNumber: number, time: string, how: Partial<Pickup>): Pickup => ({
  referenceNumber,
  date: '2026-11-20',
  time,
  exporterName: 'Havgull Testolje AS',
  countryOfDestination: 'TW',
  certificateTemplate: '2.1.27',
  state: 'NOT_READY',
  applicationStatus: 'UNDER_VURDERING',
  ...how,
})

export const issued = { state: 'READY', applicationStatus: 'UTSTEDT' } as const

export const pickups = [
  pickup(4055, '12:00', { ...issued, state: 'COLLECTED', collectedTime: '2026-11-20T11:04:10Z' }),
  pickup(4027, '12:15', {}),
  pickup(4036, '12:30', issued),
  pickup(4010, '12:30', issued),
  pickup(4023, '13:00', { applicationStatus: 'INNSENDT' }),
]

export const sheets = ['NO 0218441', 'NO 0218442']

export const sheet = (serial: string, state: FoundSheet['state'], referenceNumber?: number): FoundSheet[] => [
  { serial, state, ...(referenceNumber !== undefined && { referenceNumber }) },
]

export const first = {
  time: '2026-11-20T11:11:00Z',
  to: 'Ola Nordmann',
  by: 'Kari Nordli',
  identityShown: true,
  sheets,
}

interface Desk {
  readonly roles?: readonly ('B' | 'V' | 'L')[]
  readonly office?: string
  readonly width?: number
}

/** Opens the desk at an address, on a server that applies changes to case 4036. */
export function openDesk(address: string, { roles = ['B'], office = 'KLOEFTA', width = 1280 }: Desk = {}) {
  const server = startCaseworkerServer()
  let handOut: HandOut = { ...pickup(4036, '12:30', issued), office: 'KLOEFTA', date: '2026-11-20', sheets, version: 7 }
  const become = (next: Partial<HandOut>) => {
    handOut = { ...handOut, ...next }
  }
  const collected = (handedOut: HandOut['handedOut'] = first) =>
    become({ state: 'COLLECTED', collectedTime: first.time, version: 8, handedOut })
  server.answer(getSession, () => sessionOf({ ...officer, roles: [...roles], office }, null))
  server.answer(listPickups, () => ({ date: '2026-11-20', pickups, movedAway: [] }))
  server.answer(getHandOut, ({ params }) => (params.referenceNumber === 4036 ? handOut : refuse(404)))
  return { ...openApp(address, { width }), server, become, collected }
}

export const rows = () => screen.getAllByRole('link', { name: /^#00/ }).map(({ textContent }) => textContent)
