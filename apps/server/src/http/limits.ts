/**
 * [SEC-22] [OPS-02] How long and how much of a request, in one place, beside how long others are waited for (`waits.ts`). A whole
 * application with its longest list of lines is under one megabyte.
 */
export const limits = {
  bodyLimit: 2_000_000,
  // A connection on which nothing moves, in either direction.
  connectionTimeout: 60_000,
  // For the whole of a request to arrive: four files of ten megabytes over a slow line at sea.
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 10_000,
  routerOptions: { maxParamLength: 200 },
  http: { maxHeaderSize: 16_384, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} as const

/** Of a call that anybody may make: forty remarks of the longest kind on a shared draft. */
export const publicBodyLimit = 50_000

/** Connections above the cap are closed at once: a proxy before us asks another process. */
export const maxConnections = 2_000

/** For an answer to be found once its request is there, in words before the silence of the connection ends it without any. */
export const answerLimit = 50_000

/** The same where the request itself has its time to arrive, with its files. */
export const uploadLimit = limits.requestTimeout + answerLimit

/** For the caller to take in an answer: ten megabytes over the same slow line. */
export const readingLimit = 300_000
