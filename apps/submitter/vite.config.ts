import { defineConfig } from 'vite'
// By file path, not package name: Node loads this before the workspace's source condition applies.
import { portalConfig } from '../../packages/portal/vite/portal-config.ts'

export default defineConfig(
  portalConfig({
    addressPrefix: '/foretak/$organisationNumber',
    name: 'submitter',
    port: 3000,
    serverPort: 3010,
    // Puts the loader of a page into the page's own chunk: the login page must not load the form's templates.
    codeSplitting: {
      defaultBehavior: [['component', 'loader'], ['pendingComponent'], ['errorComponent'], ['notFoundComponent']],
    },
  }),
)
