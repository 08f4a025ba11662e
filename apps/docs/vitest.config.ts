import { project } from '../../vitest.project.ts'

export default project('node', { include: ['{src,conformance}/**/*.test.ts'] })
