import type { FastifyRequest } from 'fastify'
import { appendAudit } from '../../db/repositories/audit-events.ts'
import type { Deps } from '../../deps.ts'
import { describeError } from '../../log/describe-error.ts'
import { referenceOf } from '../route.ts'

const auditedStatuses = new Set([403, 404, 409, 412, 422, 428])

/** Whether a refusal is recorded; refused reads of public data, such as code lists, are not. */
function isAudited({ method, params }: FastifyRequest, status: number): boolean {
  return auditedStatuses.has(status) && (method !== 'GET' || referenceOf(params) !== null || status === 403)
}

/** [SEC-20] Records a refusal before it is answered, in its own transaction, because that of the call was rolled back. */
export function auditRefusals(deps: Deps) {
  return async (request: FastifyRequest, status: number): Promise<void> => {
    const session = request.activeSession
    if (session === undefined || !isAudited(request, status)) return
    const event = {
      time: deps.now(),
      personId: session.person.id,
      organisationNumber: session.organisation?.organisationNumber ?? null,
      action: `${request.method} ${request.routeOptions.url ?? ''}`,
      outcome: 'REFUSED',
      referenceNumber: referenceOf(request.params),
      requestId: request.id,
      details: { status },
    } as const
    try {
      await deps.transactions.run({ audience: 'nobody' }, (tx) => appendAudit(tx, event))
    } catch (error) {
      request.log.error({ error: describeError(error) }, 'a refusal was not audited')
    }
  }
}
