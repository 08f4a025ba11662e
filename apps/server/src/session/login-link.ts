/** [SEC-11] How sure a login by a link is: it proves no more than that somebody reads a mailbox. What the provider vouches for is above it. */
export const linkLevel = 2

const minute = 60_000

/** [SEC-11] How long a link works after it was asked for, in milliseconds. */
export const linkLifetime = 10 * minute

/** [SEC-13] Within which requests are counted. */
export const countedFor = 60 * minute

/**
 * [SEC-13] Requests an hour that may lead to a mail: of one national id, from one address, and altogether. What its own two refuse is
 * none of the last, so that nobody uses that up alone for everybody.
 */
export const requestLimits = { ofPerson: 5, fromClient: 20, inAll: 1_000 } as const

/** How many there were, each with the request itself. */
export type CountedRequests = Readonly<Record<keyof typeof requestLimits, number>>

/** [SEC-13] Whether a request is one too many. */
export const isOverLimit = ({ ofPerson, fromClient, inAll }: CountedRequests): boolean =>
  ofPerson > requestLimits.ofPerson || fromClient > requestLimits.fromClient || inAll > requestLimits.inAll

/** Whether a link that was asked for then still works. */
export const isFresh = (requestedAt: Date, now: Date): boolean => now.getTime() - requestedAt.getTime() < linkLifetime
