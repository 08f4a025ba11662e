import { project } from '../vitest.project.ts'

export default project('node', { include: ['*.test.ts'] })
