import { words } from './catalogue.ts'
import { type Second, writeBilingual } from './heading.ts'
import { contentWidth, palette, sheet } from './palette.ts'
import type { Paper, Structure } from './paper.ts'

/** What the area takes, so that it is never parted from the statements above it. */
export const signatureAreaHeight = 132

const widget = { width: contentWidth * 0.56 - 8, height: signatureAreaHeight - 48 }

/** The named destination whose rectangle tells a signer where the visible signature belongs. */
export const signatureDestination = 'signature'

const markPlace = ({ doc }: Paper, x: number, y: number): void => {
  const bottom = sheet.height - y - widget.height
  doc.addNamedDestination(signatureDestination, 'FitR', x, bottom, x + widget.width, bottom + widget.height)
}

/** Issuing office and date on the left, the signature with its frame on the right. */
export function writeSignatureArea(
  paper: Paper,
  parent: Structure,
  facts: { issuedAt?: string; date?: string; second: Second; forSigner: boolean },
): void {
  const top = paper.y
  const left = { x: sheet.left + 8, width: contentWidth * 0.44 - 24 }
  const right = { x: sheet.left + contentWidth * 0.44, width: widget.width }
  paper.artifact(() => {
    paper.doc.lineWidth(0.75).strokeColor(palette.brand)
    paper.doc.rect(sheet.left, top, contentWidth, signatureAreaHeight).stroke()
    paper.line(right.x - 8, top, right.x - 8, top + signatureAreaHeight)
    paper.line(right.x, top + 22 + widget.height, right.x + right.width - 8, top + 22 + widget.height, palette.text)
  })
  const issued = paper.group(parent, 'Div')
  let y = top + 7
  y += writeBilingual(paper, issued, 'P', { ...left, y }, words.issuedAt, facts.second, 6.5) + 2
  const place = [facts.issuedAt, facts.date].filter((part) => part !== undefined).join(', ')
  if (place !== '') y += paper.write(issued, 'P', { ...left, y }, place, { size: 9 })
  y = Math.max(y + 8, top + 46)
  writeBilingual(paper, issued, 'P', { ...left, y }, words.stamp, facts.second, 6.5)
  const signature = paper.group(parent, 'Div')
  writeBilingual(paper, signature, 'P', { ...right, y: top + 7 }, words.signature, facts.second, 6.5)
  const below = { ...right, y: top + 22 + widget.height + 4 }
  writeBilingual(paper, signature, 'P', below, words.signerName, facts.second, 6.5)
  if (facts.forSigner) markPlace(paper, right.x, top + 20)
  paper.y += signatureAreaHeight
}
