import { drawGuilloche } from './guilloche.ts'
import { contentWidth, palette, sheet } from './palette.ts'
import type { Paper } from './paper.ts'

const mark = { size: 52, weight: '700', color: palette.warning, align: 'center' } as const

/** Across every page of a preview, beneath nothing and over everything, faint enough to read through. */
const drawWatermark = (paper: Paper, text: string) => {
  const diagonal = Math.hypot(sheet.width, sheet.height)
  const room = diagonal - 160
  const style = { ...mark, size: Math.min(mark.size, (room / paper.width(text, { ...mark, size: 1 })) * 0.92) }
  paper.artifact(() => {
    paper.doc
      .save()
      .rotate(-Math.atan(sheet.height / sheet.width) * (180 / Math.PI), {
        origin: [sheet.width / 2, sheet.height / 2],
      })
      .fillOpacity(0.2)
    const box = { x: sheet.width / 2 - room / 2, y: sheet.height / 2 - style.size * 0.65, width: room }
    paper.decorate(box, text, style)
    paper.doc.restore()
  })
}

/** The strip of fine lines along the head of a page: broad on the first, narrow on those that follow. */
export function drawHeadStrip(paper: Paper, first: boolean): void {
  drawGuilloche(paper, { x: 0, y: 0, width: sheet.width, height: first ? 30 : 14 })
}

/** What can only be drawn when the number of pages is known: running heads, page numbers and the watermark. */
export function drawFrames(
  paper: Paper,
  {
    runningHead,
    note,
    page: pattern,
    watermark,
  }: { runningHead: string; note: string; page: string; watermark?: string },
): void {
  const style = { size: 7, color: palette.subtle, tabular: true } as const
  for (let page = 0; page < paper.pages; page += 1) {
    paper.doc.switchToPage(page)
    const y = sheet.height - sheet.bottom + 18
    const box = { x: sheet.left, y, width: contentWidth }
    paper.artifact(() => {
      paper.line(sheet.left, y - 6, sheet.width - sheet.right, y - 6)
      paper.decorate(box, runningHead, style)
      paper.decorate(box, note, { ...style, align: 'center' })
      const number = pattern.replace('{page}', String(page + 1)).replace('{pages}', String(paper.pages))
      paper.decorate(box, number, { ...style, align: 'right' })
      if (page > 0) {
        const top = { x: sheet.left, y: 26, width: contentWidth }
        paper.decorate(top, runningHead, { ...style, weight: '600', color: palette.brand })
      }
    })
    if (watermark !== undefined) drawWatermark(paper, watermark)
  }
}
