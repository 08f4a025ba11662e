import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** Reads a greyscale picture of pdftoppm: a header of three words and a number in lines, then one byte per point. */
function readGrey(picture: Buffer) {
  const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(picture.subarray(0, 40).toString('latin1'))
  if (head === null) throw new Error('pdftoppm wrote no picture in shades of grey')
  return { width: Number(head[1]), height: Number(head[2]), points: picture.subarray(head[0].length) }
}

/**
 * Makes a video of the upper half of a document's first page, as if held before a camera; for
 * `--use-file-for-fake-video-capture`.
 */
export function filmOf(document: string, film: string): void {
  const part = ['-x', '0', '-y', '0', '-W', '1240', '-H', '876']
  const { width, height, points } = readGrey(
    execFileSync('pdftoppm', ['-gray', '-r', '150', '-f', '1', '-l', '1', ...part, document], { maxBuffer: 1e8 }),
  )
  const frame = [Buffer.from('FRAME\n'), points, Buffer.alloc((width * height) / 2, 128)]
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(film, Buffer.concat([head, ...frame, ...frame]))
}
