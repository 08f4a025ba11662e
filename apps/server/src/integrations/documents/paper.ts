import PDFDocument from 'pdfkit'
import { type FontName, fontFile } from './fonts.ts'
import { palette, sheet } from './palette.ts'
import { type Line, layoutText, lineHeight, type Measure, type TextStyle } from './text-layout.ts'

export type PaperOptions = { title: string; subject: string; lang: string; now: string; size?: [number, number] }
export type Structure = PDFKit.PDFStructureElement
// pdfkit writes the scope of a table's head; its types do not know it yet.
type StructureOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' }
type Box = { x: number; y: number; width: number }

/** One tagged PDF/A-2 document in the making: text with its meaning, and decoration that readers skip. */
export class Paper {
  readonly doc: PDFKit.PDFDocument
  readonly root: Structure
  /** Where the next block begins. */
  y: number = sheet.top
  readonly #chunks: Buffer[] = []
  readonly #registered = new Set<FontName>()
  readonly #widths = new Map<string, number>()

  constructor({ title, subject, lang, now, size }: PaperOptions) {
    const doc = new PDFDocument({
      size: size ?? 'A4',
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: '1.7',
      subset: 'PDF/A-2a',
      tagged: true,
      lang,
      displayTitle: true,
      // No font to begin with: the default is a standard font, which is never embedded, as PDF/A asks.
      font: '',
      info: { Title: title, Subject: subject, Creator: 'Eksport', Producer: 'Eksport', CreationDate: new Date(now) },
    })
    doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.doc = doc
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
    doc.addPage()
  }

  readonly measure: Measure = (font, text, style) => {
    const key = `${font} ${style.tabular === true} ${text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known * style.size
    this.#use(font).fontSize(100)
    const width = this.doc.widthOfString(text, style.tabular === true ? { features: ['tnum'] } : {}) / 100
    this.#widths.set(key, width)
    return width * style.size
  }

  lines(text: string, style: TextStyle, width: number): Line[] {
    return layoutText(text, style, width, this.measure)
  }

  /** The width of a text in one line. */
  width(text: string, style: TextStyle): number {
    return Math.max(...this.lines(text, style, Number.POSITIVE_INFINITY).map((line) => line.width))
  }

  height(text: string, style: TextStyle, width: number): number {
    return this.lines(text, style, width).length * lineHeight(style)
  }

  /** A structure element under `parent`, to put others in. */
  group(parent: Structure, type: string, options: StructureOptions = {}): Structure {
    const element = this.doc.struct(type, options)
    parent.add(element)
    return element
  }

  /** Writes a text that is read aloud as `type`, and answers its height. */
  write(
    parent: Structure,
    type: string,
    box: Box,
    text: string,
    style: TextStyle,
    options: StructureOptions = {},
  ): number {
    const lines = this.lines(text, style, box.width)
    this.writeLines(parent, type, box, lines, style, options)
    return lines.length * lineHeight(style)
  }

  /** As `write`, for a text that is broken into lines already. */
  writeLines(
    parent: Structure,
    type: string,
    box: Box,
    lines: Line[],
    style: TextStyle,
    options: StructureOptions = {},
  ) {
    parent.add(this.doc.struct(type, options, [() => this.drawLines(lines, box, style)]))
  }

  /** Draws what has no meaning of its own: lines, fills, page numbers. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** Text inside an artifact. */
  decorate(box: Box, text: string, style: TextStyle): void {
    this.drawLines(this.lines(text, style, box.width), box, style)
  }

  line(x1: number, y1: number, x2: number, y2: number, color: string = palette.line, width = 0.5): void {
    this.doc.lineWidth(width).strokeColor(color).moveTo(x1, y1).lineTo(x2, y2).stroke()
  }

  #use(font: FontName): PDFKit.PDFDocument {
    if (!this.#registered.has(font)) this.doc.registerFont(font, fontFile(font))
    this.#registered.add(font)
    return this.doc.font(font)
  }

  /** Draws lines without saying what they are: inside an artifact or an element. */
  drawLines(lines: Line[], { x, y, width }: Box, style: TextStyle): void {
    const { doc } = this
    for (const [index, { pieces, width: used }] of lines.entries()) {
      const spare = { left: 0, center: (width - used) / 2, right: width - used }[style.align ?? 'left']
      let at = x + spare
      for (const piece of pieces) {
        this.#use(piece.font)
          .fontSize(style.size)
          .fillColor(style.color ?? palette.text)
        const features: PDFKit.Mixins.OpenTypeFeatures[] = style.tabular === true ? ['tnum'] : []
        doc.text(piece.text, at, y + index * lineHeight(style), {
          lineBreak: false,
          ...(features.length > 0 ? { features } : {}),
        })
        at += piece.width
      }
    }
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count
  }

  async finish(): Promise<Buffer> {
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.on('end', () => resolve())
      this.doc.on('error', reject)
    })
    this.root.end()
    this.doc.end()
    await ended
    return Buffer.concat(this.#chunks)
  }
}
