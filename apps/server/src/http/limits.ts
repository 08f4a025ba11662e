/**
 * [SEC-22] [OPS-02] Time and size limits of requests, in milliseconds and bytes; `waits.ts` has those for other
 * services. An application with the most lines is under one megabyte.
 */
export const limits = {
  bodyLimit: 2_000_000,
  // For a connection without any traffic.
  connectionTimeout: 60_000,
  // For the whole request to arrive: four files of ten megabytes over a slow line at sea.
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 10_000,
  routerOptions: { maxParamLength: 200 },
  http: { maxHeaderSize: 16_384, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} as const

/** For calls without login: forty remarks of maximum length on a shared draft. */
export const publicBodyLimit = 50_000

/** Connections above the limit are closed at once, so that a proxy tries another process. */
export const maxConnections = 2_000

/** For the handler, once the request has arrived. Shorter than the connection timeout, which would end it without an answer. */
export const answerLimit = 50_000

/** The same for uploads, including the time for the files to arrive. */
export const uploadLimit = limits.requestTimeout + answerLimit

/** For the client to read an answer: ten megabytes over the same slow line. */
export const readingLimit = 300_000
