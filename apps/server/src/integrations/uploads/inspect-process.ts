import { buffer } from 'node:stream/consumers'
import type { Cleaned } from './verdict.ts'

/** One line with the result, followed by the cleaned file. */
function inParts(cleaned: Cleaned): Buffer {
  if (cleaned.verdict !== 'readable') return Buffer.from(`${JSON.stringify(cleaned)}\n`)
  const { content, ...facts } = cleaned
  return Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), content])
}

/** The child process: reads a file from its input and writes the result of the task. Loads only what the kind of file needs. */
async function inspect(task: string | undefined, content: Buffer): Promise<Buffer | string> {
  if (task === 'form') return JSON.stringify(await (await import('./read-form.ts')).readForm(content))
  if (task === 'pages') return String(await (await import('./clean-pdf.ts')).countPages(content))
  if (task === 'pdf') return inParts(await (await import('./clean-pdf.ts')).cleanPdf(content))
  const { cleanPicture, isPictureKind } = await import('./clean-picture.ts')
  if (!isPictureKind(task)) throw new TypeError(`No task of an inspector: ${task}`)
  return inParts(await cleanPicture(task, content))
}

process.stdout.write(await inspect(process.argv[2], await buffer(process.stdin)))
