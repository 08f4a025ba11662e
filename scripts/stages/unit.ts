import { systemTools } from '../lib/system-tools.ts'
import { binary, cores, reportFile } from './command.ts'
import type { Stage } from './stage.ts'

export const unit: Stage = {
  name: 'unit',
  title: 'the packages, the apps, the scripts, and the server on a real PostgreSQL',
  commands: async (scope, log) => {
    const env = await systemTools(['pdfsig', 'openssl', 'qpdf'], scope, log)
    const report = reportFile('unit')
    const flags = ['--silent=passed-only', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const program = binary('.', 'vitest')
    // They wait for the database and for children, which others fill: begun after all that is light, they were left alone at the
    // end, and a sixth of both cores stood idle.
    return [{ name: 'unit', program, arguments: ['run', ...flags], env, report, weight: cores, isUrgent: true }]
  },
}
