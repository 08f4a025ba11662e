export { Kbd } from './kbd.js'
