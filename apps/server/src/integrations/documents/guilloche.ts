import { palette } from './palette.ts'
import type { Paper } from './paper.ts'

type Strip = { x: number; y: number; width: number; height: number }

const curves = 9
const step = 5

/**
 * Two bundles of fine interlaced waves, as on security paper: hard to redraw by hand and lost in a bad copy.
 * Our own pattern; it claims nothing and is skipped by readers.
 */
export function drawGuilloche(paper: Paper, { x, y, width, height }: Strip): void {
  const middle = y + height / 2
  const wave = (index: number, length: number, swing: number, color: string) => {
    const phase = (index / curves) * Math.PI * 2
    const at = (offset: number) => {
      const envelope = 0.55 + 0.45 * Math.sin((offset / length) * Math.PI * 0.5 + phase / 2)
      return middle + Math.sin((offset / length) * Math.PI * 2 + phase) * swing * envelope
    }
    paper.doc.lineWidth(0.35).strokeColor(color).moveTo(x, at(0))
    for (let offset = step; offset < width; offset += step) paper.doc.lineTo(x + offset, at(offset))
    paper.doc.lineTo(x + width, at(width)).stroke()
  }
  paper.artifact(() => {
    paper.doc.save().rect(x, y, width, height).clip()
    for (let index = 0; index < curves; index += 1) {
      wave(index, 92, height * 0.48, palette.guillocheLight)
      wave(index, 61, height * 0.34, palette.guilloche)
    }
    paper.doc.restore()
  })
}
