const isShort = 3
const orientationTag = 0x0112

/** EXIF metadata that contains only the orientation: one directory with one entry. */
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
