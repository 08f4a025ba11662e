export { Count, Tag, type TagProps, type Tone } from './tag.js'
