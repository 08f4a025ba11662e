import { newTemplate } from '../../packages/domain/scripts/new-template.ts'

process.exitCode = newTemplate(process.argv.slice(2))
