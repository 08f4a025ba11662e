import { withoutInvisible } from './invisible.ts'

/** [VAL-01] What is seen, with one space between words and none around them; lines are kept where several are asked for. Nothing left becomes `undefined`. */
export function normalizeText(text: string, multiline = false): string | undefined {
  const composed = withoutInvisible(text).normalize('NFC')
  const clean = multiline ? composed.replace(/[^\S\n]+/g, ' ').replace(/ *\n */g, '\n') : composed.replace(/\s+/g, ' ')
  return clean.trim() || undefined
}
