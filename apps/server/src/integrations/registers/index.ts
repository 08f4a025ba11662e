export { ourRegisters } from './our-registers.ts'
export { createRegisters, type Registers } from './registers.ts'
