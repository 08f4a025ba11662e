/** Puts a question to an address and answers the bytes of its answer; without a body it is fetched. */
export type Ask = (url: string, question?: { readonly type: string; readonly body: Buffer }) => Promise<Buffer>

/** For one question from its first to its last byte. */
const milliseconds = 5_000
/** A list of revoked certificates may be long. */
const maxBytes = 20_000_000

/** Over HTTP. What comes back is signed, so that no connection has to be trusted. */
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
