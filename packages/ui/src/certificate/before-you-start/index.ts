export { BeforeYouStart } from './before-you-start.js'
