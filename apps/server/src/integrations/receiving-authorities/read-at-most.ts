/** The text of an answer, or nothing when it is longer than so many bytes: the rest is not read. */
export async function readAtMost(response: Response, bytes: number): Promise<string | undefined> {
  if (response.body === null) return ''
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body) {
    length += part.length
    if (length > bytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
