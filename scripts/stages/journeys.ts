import { join } from 'node:path'
import { buildApps } from '../lib/build-apps.ts'
import { findShell } from '../lib/headless-shell.ts'
import { root } from '../lib/root.ts'
import { systemTools } from '../lib/system-tools.ts'
import { binary, reportFile } from './command.ts'
import type { Stage } from './stage.ts'

export const journeys: Stage = {
  name: 'journeys',
  title: 'both apps and the real server in a real browser',
  commands: async (scope, log) => {
    const tools = await systemTools(['pdfsig', 'openssl'], scope, log)
    const [browser] = await Promise.all([findShell(scope, log), buildApps(scope, log)])
    const report = reportFile('journeys')
    return [
      {
        name: 'journeys',
        program: binary('e2e', 'playwright'),
        arguments: ['test', '--reporter=list,json'],
        cwd: join(root, 'e2e'),
        env: {
          ...tools,
          ...browser,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          // Playwright starts processes of its own; all of them read the workspace's sources.
          NODE_OPTIONS: '--conditions=@eksport/source',
        },
        report,
        isUrgent: true,
      },
    ]
  },
}
