import { project } from '../../vitest.project.ts'

export default project('node', { globalSetup: ['src/testing/global-setup.ts'] })
