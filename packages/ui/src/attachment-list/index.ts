export { AttachmentList, type AttachmentListProps } from './attachment-list.js'
export { formatFileSize } from './attachment-list.logic.js'
