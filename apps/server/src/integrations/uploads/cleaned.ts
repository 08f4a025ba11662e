import { z } from 'zod'
import { activeParts, type Cleaned, faults, refused } from './verdict.ts'

const lineSchema = z.union([
  z.object({ verdict: z.literal('readable'), removed: z.array(z.enum(activeParts)) }),
  z.object({ verdict: z.enum(faults) }),
])

/** Parses the child's answer: one line, followed by the file. Any other answer means that the file cannot be read. */
export function parseCleaned(output: Buffer): Cleaned {
  const end = output.indexOf('\n')
  try {
    const line = lineSchema.parse(JSON.parse(output.toString('utf8', 0, Math.max(0, end))))
    return line.verdict === 'readable' ? { ...line, content: output.subarray(end + 1) } : line
  } catch {
    return refused('unreadable')
  }
}
