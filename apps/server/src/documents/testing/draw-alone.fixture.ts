import { createRenderer } from '../index.ts'
import { issuedSample } from './issued-sample.ts'

// Run as its own process by a test: only the drawing keeps it alive.
const documents = createRenderer()
const { pdf } = await documents.keep(issuedSample(4010), new Date('2026-11-22T09:51:00+01:00'))
process.stdout.write(`drawn ${pdf.length > 10_000}`)
await documents.close()
