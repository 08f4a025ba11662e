import { defineConfig } from 'vite'
// By file and not by package name: Node itself loads this, before the workspace's source condition holds.
import { portalConfig } from '../../packages/portal/vite/portal-config.ts'

export default defineConfig(
  portalConfig({
    addressPrefix: '/foretak/$organisationNumber',
    name: 'submitter',
    port: 3000,
    serverPort: 3010,
    // What a page loads comes with the page: the login page must not carry the form's templates.
    codeSplitting: {
      defaultBehavior: [['component', 'loader'], ['pendingComponent'], ['errorComponent'], ['notFoundComponent']],
    },
  }),
)
