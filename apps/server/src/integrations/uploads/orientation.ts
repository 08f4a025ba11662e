const isShort = 3
const orientationTag = 0x0112

/** The notes of a camera with nothing in them but how the picture is to be turned: one directory of one entry. */
export function orientationBlock(orientation: number): Buffer {
  const block = Buffer.alloc(26)
  block.write('II*\0', 0, 'latin1')
  block.writeUInt32LE(8, 4)
  block.writeUInt16LE(1, 8)
  block.writeUInt16LE(orientationTag, 10)
  block.writeUInt16LE(isShort, 12)
  block.writeUInt32LE(1, 14)
  block.writeUInt16LE(orientation, 18)
  return block
}
