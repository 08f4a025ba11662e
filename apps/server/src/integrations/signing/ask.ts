/** Sends a request and returns the bytes of the response: a POST with a body, otherwise a GET. */
export type Ask = (url: string, question?: { readonly type: string; readonly body: Buffer }) => Promise<Buffer>

/** The time limit of one request. */
const milliseconds = 5_000
/** Revocation lists may be long. */
const maxBytes = 20_000_000

/** Uses HTTP. Responses are signed, so the connection need not be trusted. */
export const askOverHttp: Ask = async (url, question) => {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(milliseconds),
    ...(question && {
      method: 'POST',
      headers: { 'content-type': question.type },
      body: new Uint8Array(question.body),
    }),
  })
  if (!response.ok || response.body === null) throw new Error(`HTTP ${response.status}`)
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body) {
    length += part.length
    if (length > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
