/** The bytes of the DER value at an offset, whose length takes two bytes. */
const valueAt = (der: Buffer, at: number) => der.subarray(at, at + der.readUInt16BE(at + 2) + 4)

const timeStampToken = Buffer.from('060b2a864886f70d010910020e', 'hex')
const rsaEncryption = Buffer.from('06092a864886f70d0101010500', 'hex')

/** The parts of a signed document, read without the code that wrote them. */
export function readSignature(document: Buffer) {
  const text = document.toString('latin1')
  const matches = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)]
  const range = (matches.at(-1) ?? []).slice(1, 5).map(Number)
  const [start = 0, length = 0, second = 0, rest = 0] = range
  const cms = Buffer.from(valueAt(Buffer.from(text.slice(start + length + 1, second - 1), 'hex'), 0))
  const tokenAt = cms.lastIndexOf(timeStampToken)
  // The signature is the value after its algorithm, and the time stamp an attribute after that.
  const algorithmAt = cms.lastIndexOf(rsaEncryption, tokenAt)
  return {
    range,
    covered: Buffer.concat([document.subarray(start, start + length), document.subarray(second, second + rest)]),
    cms,
    signature: valueAt(cms, algorithmAt + rsaEncryption.length).subarray(4),
    token: valueAt(cms, tokenAt + timeStampToken.length + 4),
  }
}
