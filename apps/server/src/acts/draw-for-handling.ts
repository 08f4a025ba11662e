import type { Handling } from '@eksport/api'
import type { Certifier } from '@eksport/domain/documents'
import { drawOnPaper } from '../certificate/draw-on-paper.ts'
import { type DrawnCertificate, drawApproved } from '../certificate/final-certificate.ts'
import type { Deps } from '../deps.ts'
import { SealAway } from '../integrations/signing/index.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { isOffered } from '../standing/is-offered.ts'

type Drawing = Pick<Deps, 'transactions' | 'lookups' | 'documents' | 'verification' | 'referenceData' | 'signer'>

interface Early {
  readonly deps: Drawing
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly action: Handling['action']
  readonly now: Date
}

type Officer = ActiveSession['person']

const certifierOf = ({ name, office }: Officer, role: Certifier['role']): Certifier => ({
  name,
  role,
  ...(office === undefined ? {} : { office }),
})

interface Signing extends Pick<Early, 'referenceNumber' | 'now'> {
  readonly person: Officer
}

/** The approved certificate, signed by the officer whose name it carries. Rejects with `SealAway`. */
export const drawSigned = (deps: Omit<Drawing, 'referenceData'>, { person, ...drawing }: Signing) =>
  drawApproved(deps, { ...drawing, certifier: certifierOf(person, person.roles.includes('V') ? 'V' : 'B') })

/** The certificate that an act will store; `seal-away` if it cannot be signed now, undefined if the act needs none. */
export type Drawn = DrawnCertificate | 'seal-away' | undefined

/** [CRT-13] Draws and signs the certificate that an act will store, before its transaction. */
export async function drawForHandling({ deps, session, referenceNumber, action, now }: Early): Promise<Drawn> {
  const { person } = session
  if (action === 'print')
    return drawOnPaper(deps, { session, referenceNumber, now, certifier: certifierOf(person, 'B') })
  if (action !== 'sign' || !(await isOffered({ deps, session, referenceNumber, now }, action))) return undefined
  try {
    return await drawSigned(deps, { person, referenceNumber, now })
  } catch (error) {
    if (error instanceof SealAway) return 'seal-away'
    throw error
  }
}
