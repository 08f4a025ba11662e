export { RichText, type RichTextProps } from './rich-text.js'
export { parseRichText, type RichNode, type RichTag, richTextToString, safeHref } from './rich-text.logic.js'
