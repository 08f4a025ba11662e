import { project } from '../../vitest.project.ts'

// A worker waits for the database and for children half of its time, and has no window to make anew.
export default project('node', { globalSetup: ['src/testing/global-setup.ts'], maxWorkers: 2 })
