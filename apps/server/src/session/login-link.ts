/** [SEC-11] The level of a login by link: it only proves access to a mailbox. The provider's levels are higher. */
export const linkLevel = 2

const minute = 60_000

/** [SEC-11] How long a link is valid after the request, in milliseconds. */
export const linkLifetime = 10 * minute

/** [SEC-13] The period in which requests are counted, in milliseconds. */
export const countedFor = 60 * minute

/**
 * [SEC-13] Requests per hour that may lead to a mail: per national id, per client, and in all. Requests beyond the
 * first two limits do not count for the third, so that one client cannot use it up for everybody.
 */
export const requestLimits = { ofPerson: 5, fromClient: 20, inAll: 1_000 } as const

/** The counts, each including the request itself. */
export type CountedRequests = Readonly<Record<keyof typeof requestLimits, number>>

/** [SEC-13] Whether a request exceeds a limit. */
export const isOverLimit = ({ ofPerson, fromClient, inAll }: CountedRequests): boolean =>
  ofPerson > requestLimits.ofPerson || fromClient > requestLimits.fromClient || inAll > requestLimits.inAll

/** Whether a link that was requested then is still valid. */
export const isFresh = (requestedAt: Date, now: Date): boolean => now.getTime() - requestedAt.getTime() < linkLifetime
