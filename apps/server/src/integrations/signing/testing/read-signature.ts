/** The parts of a signed document, read without the code that wrote them. */
export function readSignature(document: Buffer): { range: number[]; covered: Buffer; cms: Buffer } {
  const text = document.toString('latin1')
  const matches = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)]
  const range = (matches.at(-1) ?? []).slice(1, 5).map(Number)
  const [start = 0, length = 0, second = 0, rest = 0] = range
  const hex = text.slice(start + length + 1, second - 1)
  const padded = Buffer.from(hex, 'hex')
  // DER: 30 82 and two bytes of length.
  const cms = padded.subarray(0, padded.readUInt16BE(2) + 4)
  return {
    range,
    covered: Buffer.concat([document.subarray(start, start + length), document.subarray(second, second + rest)]),
    cms,
  }
}
