export { createScanner, type Scanner } from './scanner.ts'
