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
    return [{ name: 'unit', program: binary('.', 'vitest'), arguments: ['run', ...flags], env, report, weight: cores }]
  },
}
