import type { Handling } from '@eksport/api'
import { drawOnPaper } from '../certificate/draw-on-paper.ts'
import { type DrawnCertificate, drawApproved } from '../certificate/final-certificate.ts'
import type { Deps } from '../deps.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { isOffered } from '../standing/is-offered.ts'

interface Early {
  readonly deps: Pick<Deps, 'transactions' | 'lookups' | 'documents' | 'verification' | 'referenceData'>
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly action: Handling['action']
  readonly now: Date
}

/** [CRT-13] The certificate that an act will keep, drawn before its transaction: one who signs puts their own name under it. */
export async function drawForHandling({
  deps,
  session,
  referenceNumber,
  action,
  now,
}: Early): Promise<DrawnCertificate | undefined> {
  if (action !== 'sign' && action !== 'print') return undefined
  const { name, office, roles } = session.person
  const certifier = {
    name,
    role: action === 'sign' && roles.includes('V') ? 'V' : 'B',
    ...(office === undefined ? {} : { office }),
  } as const
  if (action === 'print') return drawOnPaper(deps, { session, referenceNumber, now, certifier })
  if (!(await isOffered({ deps, session, referenceNumber, now }, action))) return undefined
  return drawApproved(deps, { referenceNumber, now, certifier })
}
