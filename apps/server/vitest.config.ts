import { project } from '../../vitest.project.ts'

// Workers wait for the database and child processes half of the time, and need no DOM.
export default project('node', { globalSetup: ['src/testing/global-setup.ts'], maxWorkers: 2 })
