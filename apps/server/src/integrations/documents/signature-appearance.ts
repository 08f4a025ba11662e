import { formatInstant } from './format.ts'
import { palette } from './palette.ts'
import { Paper } from './paper.ts'

export type SignatureFacts = { name: string; at: string; reason?: string; location?: string }

/**
 * What the visible signature shows, as a document of one page in the size of its place. A signature's appearance
 * needs fonts of its own inside the file; taken from a document of ours it has them.
 */
export async function renderSignatureAppearance(
  { name, at, reason, location }: SignatureFacts,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const paper = new Paper({ title: 'Signature', subject: 'Signature', lang: 'en', now: at, size: [width, height] })
  const quiet = { size: 7, color: palette.subtle } as const
  const lines = [
    { text: 'Digitally signed by', style: quiet },
    { text: name, style: { size: 13, weight: '700', color: palette.brand, leading: 1.3 } },
    {
      text: [`${formatInstant(at, 'en')} (Norway)`, location].filter((part) => part !== undefined).join(' · '),
      style: { size: 8 },
    },
    { text: reason ?? '', style: quiet },
  ] as const
  const box = { x: 12, width: width - 16 }
  const used = lines.filter(({ text }) => text !== '')
  const total = used.reduce((sum, { text, style }) => sum + paper.height(text, style, box.width) + 2, 0)
  let y = Math.max(2, (height - total) / 2)
  paper.doc.rect(0, 4, 3, height - 8).fill(palette.guilloche)
  for (const { text, style } of used) {
    paper.decorate({ ...box, y }, text, style)
    y += paper.height(text, style, box.width) + 2
  }
  return paper.finish()
}
