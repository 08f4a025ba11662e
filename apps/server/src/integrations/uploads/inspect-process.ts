import { buffer } from 'node:stream/consumers'
import type { Verdict } from './verdict.ts'

/** The child: reads a file from its input and says one word, of a form what it holds, of pages how many. Only what the kind needs is loaded. */
async function inspect(kind: string | undefined, content: Uint8Array): Promise<Verdict | string> {
  if (kind === 'form') return JSON.stringify(await (await import('./read-form.ts')).readForm(content))
  if (kind === 'pages') return String(await (await import('./inspect-pdf.ts')).countPages(content))
  if (kind === 'pdf') return (await import('./inspect-pdf.ts')).inspectPdf(content)
  return (await import('./inspect-image.ts')).inspectImage(content)
}

process.stdout.write(await inspect(process.argv[2], await buffer(process.stdin)))
